"""`python -m tottenbury`."""

import sys

from tottenbury.terminal.main import main

sys.exit(main())
