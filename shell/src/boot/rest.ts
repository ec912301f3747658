import { bringLaterFonts } from './laterFonts';

let fetched = false;
let started = false;

/** The links and scripts that the document keeps back, once it has been parsed. */
function whenParsed(work: (rest: HTMLTemplateElement) => void): void {
  const go = () => {
    const rest = document.querySelector<HTMLTemplateElement>('template#rest');
    if (rest) work(rest);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', go);
  else go();
}

/**
 * Has the files of the page here before they are needed. Nothing of them runs.
 *
 * @param urgent somebody waits for them: they are not to come behind pictures
 */
export function fetchRest(urgent?: boolean): void {
  if (fetched) return;
  fetched = true;
  whenParsed(({ content }) => {
    if (urgent) for (const file of content.querySelectorAll('[fetchpriority]')) file.removeAttribute('fetchpriority');
    const later = content.querySelector<HTMLLinkElement>('[data-later]');
    if (later) later.media = 'not all';
    document.body.append(...content.querySelectorAll('link'));
    const script = urgent && content.querySelector('script');
    // Who pressed waits for the scripts, and for no letter; then what was pressed brings its own.
    if (script) {
      script.onload = script.onerror = () => {
        if (later) later.media = '';
      };
    } else if (later) bringLaterFonts(later);
  });
}

/** The same for what a press opens on any page: asked for at the press, not when the page has come alive. */
export function fetchPressed(): void {
  const pressed = document.querySelector<HTMLTemplateElement>('template#pressed');
  if (pressed) document.body.append(pressed.content);
}

/** Runs the scripts of the page. */
export function startRest(): void {
  if (started) return;
  started = true;
  fetchRest();
  whenParsed(({ content }) => {
    const scripts = content.querySelectorAll('script');
    for (const script of scripts) script.addEventListener('error', () => document.dispatchEvent(new Event('dead')));
    document.body.append(...scripts);
  });
}

/** Whether something of the name is kept in this browser: a key of `localStorage` that starts with it, or a database. */
async function isStored(name: string): Promise<boolean> {
  try {
    return (
      Object.keys(localStorage).some((key) => key.startsWith(name)) ||
      (await indexedDB.databases()).some((database) => database.name === name)
    );
  } catch {
    return false; // storage is switched off, or this browser does not tell
  }
}

/** A key of a query, but for what campaigns add to an address: those no page shows. */
const asked = /[?&](?!utm_|n_|NaPm|\w+clk?id)/;

/**
 * Whether the page has work of its own: it says so, its address asks for what the HTML does not show, which knows of the path alone
 * (a home, a room, another version), or an earlier visit left some.
 */
export async function startsByItself(): Promise<boolean> {
  const { startsByItself: says, whenStored = '' } = document.querySelector<HTMLElement>('template#rest')?.dataset ?? {};
  if (says !== undefined || asked.test(location.search)) return true;
  for (const name of whenStored.match(/\S+/g) ?? []) if (await isStored(name)) return true;
  return false;
}
