"""Looking ahead: a tree search in imagined worlds, and exact search of endings."""
