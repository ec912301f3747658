/** The fonts behind the first screen, once the page is idle: the document names their stylesheet. */
export function fetchLaterFonts(): void {
  const { laterFonts } = document.documentElement.dataset;
  if (!laterFonts) return;
  const fetchNow = () => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: laterFonts }));
  };
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNow);
  else setTimeout(fetchNow, 2000);
}
