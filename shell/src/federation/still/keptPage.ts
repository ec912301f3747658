/** HTML as React takes it: the same object as long as it is the same HTML. */
interface KeptHtml {
  readonly __html: string;
}

let path: string | null = null;
let kept: KeptHtml = { __html: '' };

const content = () => document.querySelector('#page > [data-still]');

/** The page at `at` came as HTML. Where the composer found that it needs no script, it stays that. */
export function rememberStillPage(at: string): void {
  path = content() && at;
}

/** The visitor leaves it: its HTML is what they come back to. */
export function keepStillPage(holder = content()): void {
  const html = holder?.innerHTML;
  if (html !== undefined) kept = { __html: html };
}

/**
 * What stands for the code of the page at `at`; `null` where there is need of it. Empty while it is the page that came as HTML:
 * React leaves alone what an element has whose content it is handed as HTML.
 */
export const stillHtml = (at: string): KeptHtml | null => (at === path ? kept : null);
