import type { TokenCursor } from './cursor';
import { isMethod, matchable } from './methods';
import { type BinarySign, type Expression, precedence } from './syntax';
import { isTypeName } from './values';

/** Reads one expression. Methods and types that the evaluator does not know are refused here, with their line. */
export function parseExpression(cursor: TokenCursor): Expression {
  const test = binary(cursor, 1);
  if (!cursor.takes('?')) return test;
  const yes = parseExpression(cursor);
  cursor.expect(':');
  return { kind: 'choice', test, yes, no: parseExpression(cursor) };
}

function binary(cursor: TokenCursor, least: number): Expression {
  let left = unary(cursor);
  for (;;) {
    const sign = operator(cursor);
    if (!sign || precedence[sign] < least) return left;
    cursor.advance();
    left =
      sign === 'is'
        ? { kind: 'is', operand: left, type: typeName(cursor) }
        : { kind: 'binary', sign, left, right: binary(cursor, precedence[sign] + 1) };
  }
}

function operator(cursor: TokenCursor): BinarySign | null {
  const { kind, value } = cursor.next;
  return (kind === 'word' || kind === 'sign') && Object.hasOwn(precedence, value) ? (value as BinarySign) : null;
}

function typeName(cursor: TokenCursor): string {
  const name = cursor.word();
  if (!isTypeName(name)) throw cursor.error(`the embedded back end does not know the type '${name}'`);
  return name;
}

function unary(cursor: TokenCursor): Expression {
  if (cursor.takes('!')) return { kind: 'not', operand: unary(cursor) };
  if (cursor.takes('-')) return { kind: 'negate', operand: unary(cursor) };
  let expression = primary(cursor);
  for (;;) {
    if (cursor.takes('.')) expression = memberOrMethod(cursor, expression);
    else if (cursor.takes('[')) {
      expression = { kind: 'member', of: expression, key: parseExpression(cursor) };
      cursor.expect(']');
    } else return expression;
  }
}

function memberOrMethod(cursor: TokenCursor, of: Expression): Expression {
  const name = cursor.word();
  if (!cursor.takes('(')) return { kind: 'member', of, key: { kind: 'literal', value: name } };
  // Rules of other services ask Firestore by its name: https://firebase.google.com/docs/storage/security/rules-conditions#enhance_with_firestore
  if (of.kind === 'name' && of.name === 'firestore' && (name === 'get' || name === 'exists')) {
    return { kind: 'call', name, args: cursor.list(')', () => parseExpression(cursor)) };
  }
  if (!isMethod(name)) throw cursor.error(`the embedded back end does not know the method '${name}'`);
  const args = cursor.list(')', () => parseExpression(cursor));
  if (name === 'matches' && !(args[0]?.kind === 'literal' && matchable(args[0].value))) {
    throw cursor.error('matches() is known with plain patterns only: letters, classes and how often');
  }
  return { kind: 'method', of, name, args };
}

const constants: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null };

function primary(cursor: TokenCursor): Expression {
  if (cursor.takes('(')) {
    const inner = parseExpression(cursor);
    cursor.expect(')');
    return inner;
  }
  if (cursor.sees('/')) return path(cursor);
  if (cursor.takes('[')) return { kind: 'list', items: cursor.list(']', () => parseExpression(cursor)) };
  const { next } = cursor;
  if (next.kind === 'string' || next.kind === 'int' || next.kind === 'float') {
    cursor.advance();
    return { kind: 'literal', value: next.value };
  }
  const name = cursor.word();
  if (name in constants) return { kind: 'literal', value: constants[name] ?? null };
  if (!cursor.takes('(')) return { kind: 'name', name };
  return { kind: 'call', name, args: cursor.list(')', () => parseExpression(cursor)) };
}

function path(cursor: TokenCursor): Expression {
  const segments: Expression[] = [];
  while (cursor.takes('/')) {
    if (cursor.takes('$')) {
      cursor.expect('(');
      segments.push(parseExpression(cursor));
      cursor.expect(')');
    } else if (cursor.takes('(')) {
      segments.push({ kind: 'literal', value: `(${cursor.word()})` });
      cursor.expect(')');
    } else segments.push({ kind: 'literal', value: cursor.word() });
  }
  return { kind: 'path', segments };
}
