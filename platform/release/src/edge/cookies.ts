const month = 30 * 86_400;

/** A cookie of a request, or `null`. */
export function readCookie(header: string | null, name: string): string | null {
  for (const one of header?.split(';') ?? []) {
    const [key, value] = one.trim().split('=', 2);
    if (key === name && value !== undefined) return value;
  }
  return null;
}

interface CookieOptions {
  /** Seconds; default: 30 days. */
  readonly maxAge?: number;
  readonly secure: boolean;
}

/** A `Set-Cookie` for the whole site, that no script reads and no other site sends along but by a link. */
export const cookie = (name: string, value: string, { maxAge = month, secure }: CookieOptions): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${secure ? '; Secure' : ''}`;

/** Whether a request came encrypted, so that its cookies must. */
export const isSecure = ({ url }: { readonly url: string }): boolean => url.startsWith('https:');
