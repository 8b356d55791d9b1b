"""What assistive technology sees of the scene, and what is said when the table changes."""
