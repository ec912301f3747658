void import('./Counter');
