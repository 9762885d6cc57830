"""Tables: all of them, each one, who sits and looks on, and the work they wait for."""
