import { type Token, tokenize } from './tokens';

/** Walks through the tokens of a rules file. */
export class TokenCursor {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(source: string) {
    this.#tokens = tokenize(source);
  }

  get next(): Token {
    const token = this.#tokens[this.#at] ?? this.#tokens.at(-1);
    if (!token) throw new SyntaxError('rules: the file is empty');
    return token;
  }

  advance(): Token {
    const token = this.next;
    this.#at++;
    return token;
  }

  /** Whether a word or sign comes next; a string of the same letters does not count. */
  sees(value: string): boolean {
    const { next } = this;
    return (next.kind === 'word' || next.kind === 'sign') && next.value === value;
  }

  /** Takes a word or sign if it comes next. */
  takes(value: string): boolean {
    const seen = this.sees(value);
    if (seen) this.#at++;
    return seen;
  }

  expect(value: string): void {
    if (!this.takes(value)) throw this.error(`'${value}' expected, found '${this.next.value}'`);
  }

  word(): string {
    const { next } = this;
    if (next.kind !== 'word') throw this.error(`a name expected, found '${next.value}'`);
    this.#at++;
    return next.value;
  }

  /** Items up to the closing sign, separated by commas. */
  list<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.sees(close)) {
      items.push(item());
      if (!this.takes(',')) break;
    }
    this.expect(close);
    return items;
  }

  error(what: string): SyntaxError {
    return new SyntaxError(`rules, line ${this.next.line}: ${what}`);
  }
}
