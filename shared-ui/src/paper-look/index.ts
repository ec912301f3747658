export { paperLook } from './paperLook';
