/** The rules file as a tree. Every expression carries its line for messages. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: string | bigint | number | boolean | null }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  /** `/databases/$(database)/documents/…` */
  | { readonly kind: 'path'; readonly segments: readonly Expression[] }
  | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly of: Expression; readonly key: Expression }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'method'; readonly of: Expression; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | { readonly kind: 'binary'; readonly sign: BinarySign; readonly left: Expression; readonly right: Expression };

export type BinarySign = keyof typeof precedence;

/** Operators by how tightly they bind. */
export const precedence = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  in: 4,
  is: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
} as const;

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

/** `function name(parameters) { let x = …; return body; }` */
export interface RulesFunction {
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly name: string; readonly value: Expression }[];
  readonly body: Expression;
}

/** `{id}` binds one segment, `{path=**}` all that are left, anything else must be equal. */
export type PathPart = { readonly literal: string } | { readonly variable: string; readonly rest: boolean };

export interface Allow {
  readonly operations: readonly Operation[];
  readonly condition: Expression;
}

/** A `match` block. */
export interface MatchBlock {
  readonly path: readonly PathPart[];
  readonly functions: ReadonlyMap<string, RulesFunction>;
  readonly allows: readonly Allow[];
  readonly children: readonly MatchBlock[];
}
