"""Value nets: what they look at, how they are evaluated, how they learn, and where they are kept."""
