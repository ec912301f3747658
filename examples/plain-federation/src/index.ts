// Shared packages are negotiated before anything uses them.
void import('./host');
