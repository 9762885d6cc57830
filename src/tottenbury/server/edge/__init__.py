"""The edge of the server: who may come in, how often, and what a connection may cost."""
