export { inSeoul } from './inSeoul';
