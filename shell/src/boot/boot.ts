import { carryArrival } from './carryArrival';
import { holdPresses } from './holdPresses';
import { holdSubmissions } from './holdSubmissions';
import { fetchPressed, fetchRest, startRest, startsByItself } from './rest';
import { isSparing, isWide, whenIdle } from './visitor';

/**
 * Stands inline in every document, before its content: until a visitor shows the intent to use the page, the page is its
 * HTML, and nothing else runs. docs/decisions/0023 has the reasons.
 */
const signs = ['pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Longer than this no scripts wait, ms: a finger may stay down, and a page in the background has no frames. */
const patience = 400;

/**
 * Scripts run behind the frame that answers what started them: evaluating takes a fifth of a second on a phone. What goes down
 * becomes a kept press, or moves the page, before they do.
 */
function start({ type, target }: Event): void {
  const pressed = target instanceof Element && target.closest('a[data-press]:not([href^="#"])');
  if (pressed) fetchPressed();
  fetchRest(!!pressed);
  setTimeout(startRest, patience);
  if (type !== 'pointerdown') requestAnimationFrame(() => setTimeout(startRest));
}

for (const sign of signs) addEventListener(sign, start, { capture: true, once: true });
carryArrival();
holdPresses(start);
holdSubmissions();

// Behind the main picture. What an earlier visit left to be done is looked for by the site itself.
addEventListener('load', () =>
  whenIdle(async () => {
    if (await startsByItself()) startRest();
    else if (!isSparing()) (isWide() ? startRest : fetchRest)();
  }),
);
