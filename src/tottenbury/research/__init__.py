"""The games lent out: many at once as arrays, and behind the interfaces of other libraries."""

from tottenbury.research.batch import Batch
from tottenbury.research.spaces import Spaces, spaces_of

__all__ = ["Batch", "Spaces", "spaces_of"]
