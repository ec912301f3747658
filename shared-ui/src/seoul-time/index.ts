export { inSeoul } from './inSeoul';
export { seoulMinute } from './seoulMinute';
