function putOn(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
    // First, so that the walk's own styles win.
    document.head.prepend(link);
  });
}

/**
 * Puts on the site's stylesheets: tokens, reset and fonts, which the page around the frame has fetched already.
 * Resolves once they are there, or cannot be had: a walk without them looks plain and still works.
 */
export async function wearHostLook(addresses: readonly string[]): Promise<void> {
  const host = new URL(HOST_ORIGIN).origin;
  await Promise.all(addresses.filter((address) => new URL(address, host).origin === host).map(putOn));
}
