import { clearFailure, reportFailure } from './failures';

// Those of fonts that come later may be on their way still, and the page is readable without them.
const linked = () => document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-later])');

/** Whether the rules are there: the stylesheet has arrived, or its link is disabled and they stand in the document. */
const isHere = ({ sheet, disabled }: HTMLLinkElement): boolean => disabled || sheet !== null;

/** Whether the rules of a stylesheet stand in the document. One that it links may have failed, which its runtime then hears of. */
export const hasStylesheet = (address: string): boolean =>
  [...linked()].some((link) => link.href === address && link.disabled);

/** Finds stylesheets of the page that did not arrive and reports each with a way to fetch it again. */
export function watchStylesheets(): void {
  const check = () => {
    for (const link of linked()) if (!isHere(link)) reportStylesheet(link, 1);
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
