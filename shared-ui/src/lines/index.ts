export { Lines, type LinesProps } from './Lines';
