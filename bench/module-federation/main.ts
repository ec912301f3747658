// What is shared has to be agreed on first.
void import('./start');
