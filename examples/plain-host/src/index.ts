// What is shared is there only once Module Federation has seen to it.
void import('./page');
