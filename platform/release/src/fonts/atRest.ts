/** Parts of a page that are laid out one after the other, each in a frame of its own. */
const turns = Array.from(
  { length: 8 },
  (_, at) => `[data-at-rest]:nth-of-type(${at + 2}){animation-delay:${(at + 1) / 10}s}`,
);

/**
 * What happens once a page is at rest: it is when its last fonts are applied, whose stylesheet this is part of. Elements that
 * say `data-at-rest` are laid out wherever they are, and not while a dialog or the menu makes all of them inert, which
 * would style each of their elements anew, nor in a document that was opened at an anchor: what is above it would
 * take its real height, and move it. docs/decisions/0059
 */
export const atRest = [
  '[data-at-rest]{animation:lay-out 1ms forwards}',
  ...turns,
  'footer[data-at-rest]{animation-delay:.9s}',
  '[inert] [data-at-rest],:root:has(dialog:modal,:target) [data-at-rest]{animation:none}',
  '@keyframes lay-out{to{content-visibility:visible}}',
].join('');
