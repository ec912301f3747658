import { type LawId, laws } from './laws';

/** Where a statement is written. */
export interface Basis {
  readonly law: LawId;
  /** `제28조 제1항`; several are joined by commas. Empty where the law as a whole is meant. */
  readonly article: string;
}

/** A statement cannot stand without the article it rests on. */
export type Bases = readonly [Basis, ...Basis[]];

/** Articles of the one law that most statements rest on. */
export const supplyRule = (article: string): Basis => ({ law: 'supplyRule', article });

/** `주택공급규칙 제4조 제1항, 제25조 제3항 · 주택법 제60조`. */
export const basisText = (bases: Bases): string =>
  bases.map(({ law, article }) => `${laws[law].short} ${article}`.trim()).join(' · ');
