/** A rule of a stylesheet as it is served, and where it stands. */
export interface StyleRule {
  readonly selector: string;
  /** The condition around it: `@media print`; empty without one. */
  readonly within: string;
  readonly start: number;
  readonly end: number;
}

/** At-rules whose own blocks hold rules that elements match; `@font-face` and `@keyframes` hold none. */
const conditions = /^@(?:media|supports|layer|container)\b/;

/** Where a string, begun at `at`, ends. */
function afterString(css: string, at: number): number {
  let end = at + 1;
  while (end < css.length && css[end] !== css[at]) end += css[end] === '\\' ? 2 : 1;
  return end;
}

/** The rules of a stylesheet that elements match, those inside of conditions included. */
export function styleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: { readonly head: string; readonly start: number }[] = [];
  let from = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") at = afterString(css, at);
    else if (css.startsWith('/*', at)) {
      at = css.indexOf('*/', at) + 1;
      from = at + 1;
    } else if (character === '{') {
      const head = css.slice(from, at);
      open.push({ head: head.trim(), start: from + head.length - head.trimStart().length });
      from = at + 1;
    } else if (character === ';') from = at + 1;
    else if (character === '}') {
      from = at + 1;
      const block = open.pop();
      if (block && !block.head.startsWith('@') && open.every(({ head }) => conditions.test(head)))
        rules.push({
          selector: block.head,
          within: open.map(({ head }) => head).join(' '),
          start: block.start,
          end: from,
        });
    }
  }
  return rules;
}

/** A rule as one line, the same in every stylesheet that has it. */
export const lineOf = ({ within, selector }: Pick<StyleRule, 'within' | 'selector'>): string =>
  within ? `${within} ${selector}` : selector;
