import { evaluate, type Scope, type ScopedFunction } from './evaluate';
import type { RulesDocuments } from './functions';
import type { MatchBlock, Operation, PathPart } from './syntax';
import { RulesError, type Value, type ValueMap } from './values';

/** What the rules may look at. */
export interface RulesRequest {
  readonly operation: Operation;
  /** Path segments below the service: `databases`, `(default)`, `documents`, `posts`, id. */
  readonly path: readonly string[];
  /** `request` of the rules. */
  readonly request: ValueMap;
  /** `resource`: the document as it is, `null` where there is none. */
  readonly resource: Value;
  /** What `get`, `exists` and their likes look at. */
  readonly documents: RulesDocuments;
}

/** Whether one `allow` of the rules lets the request through. What has no value, or is not known, lets nothing through. */
export function allows(rules: MatchBlock, request: RulesRequest): boolean {
  const variables = new Map<string, Value>([
    ['request', request.request],
    ['resource', request.resource],
  ]);
  return blockAllows(rules, request, 0, { variables, functions: new Map(), documents: request.documents });
}

function blockAllows(block: MatchBlock, request: RulesRequest, from: number, outer: Scope): boolean {
  const variables = new Map(outer.variables);
  const end = matchPath(block.path, request.path, from, variables);
  if (end === null) return false;
  const functions = new Map<string, ScopedFunction>(outer.functions);
  const scope: Scope = { variables, functions, documents: outer.documents };
  for (const [name, written] of block.functions) functions.set(name, { ...written, scope });
  const here = end === request.path.length;
  return (
    (here &&
      block.allows.some((allow) => allow.operations.includes(request.operation) && holds(allow.condition, scope))) ||
    block.children.some((child) => blockAllows(child, request, end, scope))
  );
}

function holds(condition: Parameters<typeof evaluate>[0], scope: Scope): boolean {
  try {
    return evaluate(condition, scope) === true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

/** The segment after the matched part, or `null`; binds the variables of the pattern. */
function matchPath(
  pattern: readonly PathPart[],
  path: readonly string[],
  from: number,
  variables: Map<string, Value>,
): number | null {
  let at = from;
  for (const part of pattern) {
    const segment = path[at];
    if (segment === undefined) return null;
    if ('literal' in part) {
      if (part.literal !== segment) return null;
      at++;
    } else {
      variables.set(part.variable, part.rest ? path.slice(at).join('/') : segment);
      at = part.rest ? path.length : at + 1;
    }
  }
  return at;
}
