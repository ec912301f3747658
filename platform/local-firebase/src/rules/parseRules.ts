import { TokenCursor } from './cursor';
import { parseExpression } from './parseExpression';
import { type Allow, type MatchBlock, type Operation, operations, type PathPart, type RulesFunction } from './syntax';

/** What rules are for. */
export type RulesService = 'cloud.firestore' | 'firebase.storage';

/** Reads a `firestore.rules` or `storage.rules` file; throws a `SyntaxError` with the line of anything it does not know. */
export function parseRules(source: string, service: RulesService = 'cloud.firestore'): MatchBlock {
  const cursor = new TokenCursor(source);
  cursor.expect('rules_version');
  cursor.expect('=');
  if (cursor.advance().value !== '2') throw cursor.error("only rules_version '2' is known");
  cursor.takes(';');
  const [product = '', name = ''] = service.split('.');
  for (const word of ['service', product, '.', name]) cursor.expect(word);
  const root = block(cursor, []);
  if (cursor.next.kind !== 'end') throw cursor.error(`'${cursor.next.value}' after the service block`);
  return root;
}

function block(cursor: TokenCursor, path: readonly PathPart[]): MatchBlock {
  const functions = new Map<string, RulesFunction>();
  const allows: Allow[] = [];
  const children: MatchBlock[] = [];
  cursor.expect('{');
  while (!cursor.takes('}')) {
    if (cursor.takes('function')) functions.set(cursor.word(), rulesFunction(cursor));
    else if (cursor.takes('allow')) allows.push(allow(cursor));
    else if (cursor.takes('match')) children.push(block(cursor, pathPattern(cursor)));
    else throw cursor.error(`'${cursor.next.value}' is not known here`);
  }
  return { path, functions, allows, children };
}

function rulesFunction(cursor: TokenCursor): RulesFunction {
  cursor.expect('(');
  const parameters = cursor.list(')', () => cursor.word());
  cursor.expect('{');
  const lets: { name: string; value: ReturnType<typeof parseExpression> }[] = [];
  while (cursor.takes('let')) {
    const name = cursor.word();
    cursor.expect('=');
    lets.push({ name, value: parseExpression(cursor) });
    cursor.takes(';');
  }
  cursor.expect('return');
  const body = parseExpression(cursor);
  cursor.takes(';');
  cursor.expect('}');
  return { parameters, lets, body };
}

function allow(cursor: TokenCursor): Allow {
  const allowed = [...allowedOperations(cursor)];
  while (cursor.takes(',')) allowed.push(...allowedOperations(cursor));
  const condition = cursor.takes(':') ? ifCondition(cursor) : ({ kind: 'literal', value: true } as const);
  cursor.takes(';');
  return { operations: allowed, condition };
}

function ifCondition(cursor: TokenCursor) {
  cursor.expect('if');
  return parseExpression(cursor);
}

function allowedOperations(cursor: TokenCursor): readonly Operation[] {
  const name = cursor.word();
  if (name === 'read') return ['get', 'list'];
  if (name === 'write') return ['create', 'update', 'delete'];
  const operation = operations.find((known) => known === name);
  if (!operation) throw cursor.error(`'${name}' is no operation`);
  return [operation];
}

function pathPattern(cursor: TokenCursor): readonly PathPart[] {
  const parts: PathPart[] = [];
  while (cursor.takes('/')) {
    if (cursor.takes('{')) {
      parts.push({ variable: cursor.word(), rest: cursor.takes('=**') });
      cursor.expect('}');
    } else parts.push({ literal: cursor.word() });
  }
  if (parts.length === 0) throw cursor.error('a path expected after match');
  return parts;
}
