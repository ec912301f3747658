import type { Basis } from './basis';
import { type LawId, laws } from './laws';

/** A law that a page rests on. */
export interface Source {
  readonly name: string;
  /** Its articles on this page, and the version that was read: `제4조, 제25조 (2026. 6. 15. 시행)`. */
  readonly detail: string;
  /** ISO 8601. */
  readonly read: string;
  readonly url: string;
}

/** `2026. 6. 15.` */
const dotted = (isoDate: string): string => `${isoDate.split('-').map(Number).join('. ')}.`;

function articles(bases: readonly Basis[]): string {
  const named = new Set(bases.flatMap(({ article }) => article.match(/제\d+조(?:의\d+)?|별표 \d+/g) ?? []));
  const order = (name: string) => Number(name.match(/\d+/)?.[0]) + Number(name.match(/의(\d+)/)?.[1] ?? 0) / 100;
  return [...named].sort((a, b) => order(a) - order(b)).join(', ');
}

/** The sources of a page from the statements on it, so that the list at its end names what is used and nothing else. */
export function sourcesOf(bases: readonly Basis[]): readonly Source[] {
  const used = (Object.keys(laws) as LawId[]).filter((id) => bases.some(({ law }) => law === id));
  return used.map((id) => {
    const { name, inForce, dated, read, url } = laws[id];
    const version = `(${dotted(inForce)} ${dated})`;
    const detail = `${articles(bases.filter(({ law }) => law === id))} ${version}`.trim();
    return { name, detail, read, url };
  });
}
