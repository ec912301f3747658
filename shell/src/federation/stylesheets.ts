import { clearFailure, reportFailure } from './failures';

/** Finds stylesheets of the page that did not arrive and reports each with a way to fetch it again. */
export function watchStylesheets(): void {
  const check = () => {
    // Those of fonts that come later may be on their way still, and the page is readable without them.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-later])')) {
      if (!link.sheet) reportStylesheet(link, 1);
    }
  };
  if (document.readyState === 'complete') check();
  else addEventListener('load', check, { once: true });
}

function reportStylesheet(link: HTMLLinkElement, attempt: number): void {
  const href = link.getAttribute('href')?.split('?')[0] ?? '';
  reportFailure(href, () => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.href = `${href}?retry=${attempt}`;
    again.addEventListener('load', () => clearFailure(href), { once: true });
    again.addEventListener('error', () => reportStylesheet(again, attempt + 1), { once: true });
    link.replaceWith(again);
  });
}
