/**
 * Puts on the site's stylesheet: tokens, reset and fonts, which the page around the frame has fetched already.
 * Resolves once it is there, or cannot be had: a walk without it looks plain and still works.
 */
export function wearHostLook(address: string | null): Promise<void> {
  if (!address || new URL(address, HOST_ORIGIN).origin !== new URL(HOST_ORIGIN).origin) return Promise.resolve();
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
