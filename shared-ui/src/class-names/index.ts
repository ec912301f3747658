export { classNames } from './classNames';
