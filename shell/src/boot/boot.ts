import { afterAnswer } from './afterAnswer';
import { carryArrival } from './carryArrival';
import { holdPresses } from './holdPresses';
import { holdSubmissions } from './holdSubmissions';
import { fetchPressed, fetchRest, startRest, startsByItself } from './rest';
import { isSparing, isWide, whenIdle } from './visitor';

/**
 * Stands inline in every document, before its content: until a visitor shows the intent to use the page, the page is its
 * HTML, and nothing else runs. docs/decisions/0023 has the reasons.
 */
const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];
const quietly = { capture: true, passive: true };

function start(event: Event): void {
  const { target } = event;
  const pressed = target instanceof Element && target.closest('a[data-press]:not([href^="#"])');
  if (pressed) fetchPressed();
  for (const sign of signs) removeEventListener(sign, start, quietly);
  fetchRest(!!pressed);
  afterAnswer(event, startRest);
}

for (const sign of signs) addEventListener(sign, start, quietly);
carryArrival();
holdPresses(start);
holdSubmissions();

// Behind the main picture. What an earlier visit left to be done is looked for by the site itself.
addEventListener('load', () =>
  whenIdle(async () => {
    if (await startsByItself()) startRest();
    else if (isSparing()) return;
    else if (isWide()) startRest();
    else fetchRest();
  }),
);
