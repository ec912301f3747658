export { frameOrigins } from './frameOrigins';
