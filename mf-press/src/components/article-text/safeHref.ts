/** `https://host:port/…`: no name and password before the host, no sign that a browser reads as another. */
const elsewhere = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/iu;

/** A path of this site; `//` and `/\` would be another host. */
const here = /^\/(?![/\\])[^\s\\]*$/;

/** The address of a link in an article, as it was typed: http(s), or a path of the site. `null` for anything else. */
export function safeHref(address: string): string | null {
  if (elsewhere.test(address)) return address;
  return here.test(address) && isDecodable(address) ? address : null;
}

/** Whether routers and composers, which decode paths, can read it. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether it is a file (`/rss.xml`), which the router would not find. */
export const isFile = (href: string): boolean => /^[^?#]*\.[a-z\d]{1,8}(?:[?#]|$)/i.test(href);

/** Whether it leads to another site. */
export const isElsewhere = (href: string): boolean => !href.startsWith('/');
