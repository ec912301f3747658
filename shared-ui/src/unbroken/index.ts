export { Unbroken } from './Unbroken';
