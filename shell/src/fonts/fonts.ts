import display from './display.woff2';
import text from './text.woff2';

/** The font files of the first paint. Headlines come first; the rest must not race the main picture. */
export const fontPreloads = [
  { href: display, fetchPriority: 'high' },
  { href: text, fetchPriority: 'low' },
] as const;
