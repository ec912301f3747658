export { keepTabInside } from './keepTabInside';
