export { ShareLink, type ShareLinkProps } from './ShareLink';
