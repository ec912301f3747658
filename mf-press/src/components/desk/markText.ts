/** A stretch of a text, as a text area selects it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What a text area does to its text: puts `words` in the place of a stretch, and selects. */
export interface TextChange extends Stretch {
  readonly words: string;
  readonly select: Stretch;
}

/** What the lines of a text may be marked as. */
export type LineMark = 'heading' | 'bullets' | 'numbers' | 'quote';

const signs: Readonly<Record<LineMark, (at: number) => string>> = {
  heading: () => '# ',
  bullets: () => '- ',
  numbers: (at) => `${at + 1}. `,
  quote: () => '> ',
};

const known: Readonly<Record<LineMark, RegExp>> = {
  heading: /^#{1,3} +/,
  bullets: /^[-•] +/,
  numbers: /^\d{1,3}\. +/,
  quote: /^> +/,
};

const unmarked = (line: string): string =>
  Object.values(known).reduce((left, sign) => (left === line ? line.replace(sign, '') : left), line);

/** Marks every line that the selection touches; lines that are all marked so already lose their signs. */
export function markLines(text: string, { from, to }: Stretch, mark: LineMark): TextChange {
  const begin = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', Math.max(to, begin));
  const end = next === -1 ? text.length : next;
  const lines = text.slice(begin, end).split('\n');
  const isSaying = (line: string) => line.trim() !== '' || lines.length === 1;
  const isMarked = lines.filter(isSaying).every((line) => known[mark].test(line));
  let at = 0;
  const words = lines
    .map((line) => (isSaying(line) ? (isMarked ? '' : signs[mark](at++)) + unmarked(line) : line))
    .join('\n');
  const after = begin + words.length;
  return {
    from: begin,
    to: end,
    words,
    select: lines.length > 1 ? { from: begin, to: after } : { from: after, to: after },
  };
}

/** Makes a link of the selection, or of `placeholder`, and selects its address to be typed over. */
export function markLink(text: string, { from, to }: Stretch, placeholder: string): TextChange {
  const chosen =
    text
      .slice(from, to)
      .replaceAll(/[[\]\n]/g, ' ')
      .trim() || placeholder;
  const address = 'https://';
  const start = from + chosen.length + 3;
  return { from, to, words: `[${chosen}](${address})`, select: { from: start, to: start + address.length } };
}

/** Puts a line by itself behind a place in the text, and the caret behind it. */
export function ownLine(text: string, at: number, line: string): TextChange {
  const words = `${at === 0 || text[at - 1] === '\n' ? '' : '\n'}${line}${text[at] === '\n' ? '' : '\n'}`;
  return { from: at, to: at, words, select: { from: at + words.length, to: at + words.length } };
}

/** Changes a text area as if it were typed, so that the browser's own undo takes it back and whoever listens hears of it. */
export function change(area: HTMLTextAreaElement, { from, to, words, select }: TextChange): void {
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, and the only way into the browser's undo: https://github.com/w3c/editing/issues/311
  const isTyped = typeof document.execCommand === 'function' && document.execCommand('insertText', false, words);
  if (!isTyped) {
    // Past React's own setter, which would take the text for one that it knows already.
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(area, area.value.slice(0, from) + words + area.value.slice(to));
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  }
  area.setSelectionRange(select.from, select.to);
}
