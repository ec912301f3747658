export { useFadeIn } from './useFadeIn';
