import { callFunction, type RulesDocuments } from './functions';
import { callMethod } from './methods';
import { operate } from './operate';
import type { Expression, RulesFunction } from './syntax';
import { hasType, isList, isMap, RulesError, RulesPath, type Value } from './values';

/** A function and where it was written, so that it sees the names around it. */
export interface ScopedFunction extends RulesFunction {
  readonly scope: Scope;
}

export interface Scope {
  readonly variables: ReadonlyMap<string, Value>;
  readonly functions: ReadonlyMap<string, ScopedFunction>;
  readonly documents: RulesDocuments;
}

/** Firestore's own limit on calls within calls. */
const deepest = 20;

/** The value of an expression, or a {@link RulesError} where it has none. */
export function evaluate(expression: Expression, scope: Scope, depth = 0): Value {
  const of = (inner: Expression) => evaluate(inner, scope, depth);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return expression.items.map(of);
    case 'path':
      return new RulesPath(expression.segments.map((segment) => pathSegment(of(segment))));
    case 'not':
      return !truth(of(expression.operand));
    case 'negate':
      return operate('-', 0n, of(expression.operand));
    case 'choice':
      return of(truth(of(expression.test)) ? expression.yes : expression.no);
    case 'is':
      return hasType(of(expression.operand), expression.type);
    case 'name':
      return scope.variables.get(expression.name) ?? known(scope, expression.name);
    case 'member':
      return member(of(expression.of), of(expression.key));
    case 'method':
      return callMethod(of(expression.of), expression.name, expression.args.map(of));
    case 'call':
      return call(expression.name, expression.args.map(of), scope, depth);
    case 'binary':
      if (expression.sign === '&&' || expression.sign === '||') {
        return shortCircuit(expression.sign === '||', [expression.left, expression.right], of);
      }
      return operate(expression.sign, of(expression.left), of(expression.right));
  }
}

function known(scope: Scope, name: string): Value {
  if (scope.variables.has(name)) return null;
  throw new RulesError(`unknown name ${name}`);
}

function member(of: Value, key: Value): Value {
  if (isList(of) && typeof key === 'bigint') return of[Number(key)] ?? missing(key);
  if (isMap(of) && typeof key === 'string' && key in of) return of[key] ?? null;
  return missing(key);
}

function missing(key: Value): never {
  throw new RulesError(`Property ${String(key)} is undefined on object.`);
}

/** `&&` and `||` of the rules forgive an error on one side if the other side decides. */
function shortCircuit(decisive: boolean, sides: readonly Expression[], of: (side: Expression) => Value): boolean {
  let error: RulesError | null = null;
  for (const side of sides) {
    try {
      if (truth(of(side)) === decisive) return decisive;
    } catch (thrown) {
      if (!(thrown instanceof RulesError)) throw thrown;
      error = thrown;
    }
  }
  if (error) throw error;
  return !decisive;
}

function pathSegment(value: Value): string {
  if (typeof value !== 'string' || value === '') throw new RulesError('a segment of a path is a text');
  return value;
}

function call(name: string, args: readonly Value[], scope: Scope, depth: number): Value {
  const called = scope.functions.get(name);
  if (!called) {
    const value = callFunction(name, scope.documents, args);
    if (value === undefined) throw new RulesError(`unknown function ${name}()`);
    return value;
  }
  if (depth >= deepest) throw new RulesError('too many calls within calls');
  const variables = new Map(called.scope.variables);
  const inside: Scope = { ...called.scope, variables };
  called.parameters.forEach((parameter, at) => {
    variables.set(parameter, args[at] ?? null);
  });
  for (const { name: variable, value } of called.lets) variables.set(variable, evaluate(value, inside, depth + 1));
  return evaluate(called.body, inside, depth + 1);
}

function truth(value: Value): boolean {
  if (typeof value !== 'boolean') throw new RulesError('a condition that is no bool');
  return value;
}
