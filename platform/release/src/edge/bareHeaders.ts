import { securityHeaders } from '../compose/securityHeaders';

/** Headers of what the server answers by itself, without a site: nothing in it is ever loaded, framed, sniffed or kept. */
export const bareHeaders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(securityHeaders).map(([key, value]) => [key.toLowerCase(), value])),
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
