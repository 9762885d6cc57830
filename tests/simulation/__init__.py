"""The server under a deterministic simulation: one seed drives clients, network, disk, clocks and crashes. See docs/simulation.md."""
