export { useSwipe } from './useSwipe';
