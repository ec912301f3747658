export { telHref } from './telHref';
