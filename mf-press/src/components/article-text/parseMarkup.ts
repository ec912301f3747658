import { safeHref } from './safeHref';

/** A piece of a line: text, or a link with its words. */
export type Run = string | { readonly text: string; readonly href: string };

/** A line, as its pieces stand in a row. */
export type Line = readonly Run[];

/** What an article is made of, in the order of its lines. */
export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly line: Line }
  | { readonly kind: 'bullets' | 'numbers' | 'quote'; readonly lines: readonly Line[] }
  | { readonly kind: 'picture'; readonly picture: PostPicture };

/** A picture that the desk has put into the site's bucket. Width and height in pixels. */
export interface PostPicture {
  readonly id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const heading = /^#{1,3} +(?=\S)/;
const bullet = /^[-•] +(?=\S)/;
const number = /^(\d{1,3})\. +(?=\S)/;
const quote = /^> +(?=\S)/;

/** A line by itself. It names one of the site's own pictures, never an address. */
const picture = /^!\[([^[\]]{1,300})\]\(picture:([A-Za-z0-9]{20}) ([1-9]\d{0,3})x([1-9]\d{0,3})\)$/;

/** The description of a picture as its line takes it: what would end it early becomes a space. */
export const cleanAlt = (alt: string): string => alt.replaceAll(/[[\]\s]+/g, ' ').trim();

/** The line that stands for a picture. */
export const pictureLine = ({ id, alt, width, height }: PostPicture): string =>
  `![${cleanAlt(alt)}](picture:${id} ${width}x${height})`;

/** Lengths bound how far one bracket is followed: the time grows with the text alone. */
const link = /\[([^[\]]{1,300})\]\(([^\s()]{1,2000})\)/g;

/** What stood there before there was markup: every line that says something is a paragraph, whatever it says. */
export function parsePlain(content: string): readonly Block[] {
  return saying(content.split('\n')).map((line) => ({ kind: 'paragraph', line: [line] }));
}

/**
 * Reads the small markup: `# heading`, `- list`, `1. list`, `> quote`, `[words](address)`, a line that names a picture, and a paragraph to every other line. What is none
 * of it, or leads where no link may, stays the text that was typed. The same on the server and in the browser: nothing here asks either.
 */
export function parseMarkup(content: string): readonly Block[] {
  const lines = content.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const group = groupAt(lines, at);
    if (group) blocks.push({ kind: group.kind, lines: group.lines.map(parseLine) });
    else if (lines[at]?.trim()) blocks.push(single(lines[at] ?? ''));
    at += group?.lines.length ?? 1;
  }
  return blocks;
}

function single(line: string): Block {
  const [, alt = '', id = '', width, height] = picture.exec(line) ?? [];
  if (alt.trim())
    return { kind: 'picture', picture: { id, alt: alt.trim(), width: Number(width), height: Number(height) } };
  return heading.test(line)
    ? { kind: 'heading', line: parseLine(line.replace(heading, '')) }
    : { kind: 'paragraph', line: parseLine(line) };
}

/** Lines of one kind in a row, without their signs. */
function groupAt(lines: readonly string[], from: number) {
  const bullets = run(lines, from, (line) => bullet.test(line));
  if (bullets.length > 0) return { kind: 'bullets', lines: bullets.map((line) => line.replace(bullet, '')) } as const;
  const quoted = run(lines, from, (line) => quote.test(line));
  if (quoted.length > 0) return { kind: 'quote', lines: quoted.map((line) => line.replace(quote, '')) } as const;
  // Counts from one: a date at the head of a line, or a numbered heading by itself, is no list.
  const numbers = run(lines, from, (line, at) => Number(number.exec(line)?.[1]) === at + 1);
  if (numbers.length > 1) return { kind: 'numbers', lines: numbers.map((line) => line.replace(number, '')) } as const;
  return null;
}

function run(lines: readonly string[], from: number, belongs: (line: string, at: number) => boolean): string[] {
  const found: string[] = [];
  for (let line = lines[from]; line !== undefined && belongs(line, found.length); line = lines[from + found.length])
    found.push(line);
  return found;
}

function parseLine(line: string): Line {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = '', 2: address = '', index } of line.matchAll(link)) {
    const href = safeHref(address);
    if (href === null || text.trim() === '') continue;
    if (index > end) runs.push(line.slice(end, index));
    runs.push({ text, href });
    end = index + whole.length;
  }
  if (end < line.length) runs.push(line.slice(end));
  return runs;
}

const saying = (lines: readonly string[]): string[] => lines.filter((line) => line.trim() !== '');
