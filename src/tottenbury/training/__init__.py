"""How nets learn: self-play, search as a teacher, the gate, calibration."""
