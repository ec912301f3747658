/** Names of cookies that the vendors' scripts make on this site. */
const theirs = /^(?:_ga|_gid|_gat|_gcl|NWB|wcs_|_fwb|_kau|_kaw)/;

/** Where a cookie may have been made for: this host, and each domain above it. */
function domains(): readonly string[] {
  const labels = location.hostname.split('.');
  return ['', ...labels.slice(0, -1).map((_, at) => `; domain=.${labels.slice(at).join('.')}`)];
}

/**
 * Takes back what vendors left on this site, and loads the page anew: what they brought into this document is gone with it.
 *
 * @param reload for tests
 */
export function forgetVendors(reload: () => void = () => location.reload()): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!theirs.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and this one only forgets.
    for (const domain of domains()) document.cookie = `${name}=; path=/${domain}; expires=${new Date(0).toUTCString()}`;
  }
  reload();
}
