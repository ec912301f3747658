import { expect, test } from 'vitest';
import { allows } from './allows';
import type { RulesDocuments } from './functions';
import { parseRules } from './parseRules';
import { Timestamp, type Value, valueMap } from './values';

const none: RulesDocuments = { before: () => null, after: () => null };
const service = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n match /databases/{database}/documents {\n${body}\n }\n}`;

/** Whether the condition lets `get` of `/things/a` through, with `data` as the document. */
function decide(condition: string, data: Record<string, Value> = {}, functions = '', documents = none): boolean {
  const rules = parseRules(service(`${functions} match /things/{id} { allow get: if ${condition}; }`));
  const resource = valueMap([['data', valueMap(Object.entries(data))]]);
  const request = valueMap([['time', new Timestamp(5n)]]);
  return allows(rules, {
    operation: 'get',
    path: ['databases', '(default)', 'documents', 'things', 'a'],
    request,
    resource,
    documents,
  });
}

test.each([
  ["id == 'a'", true],
  ["database == '(default)'", true],
  ['1 + 2 * 3 == 7', true],
  ['(1 + 2) * 3 == 9', true],
  ['7 / 2 == 3 && 7 % 2 == 1 && 7.0 / 2.0 == 3.5', true],
  ['1 == 1.0', true],
  ["1 == '1'", false],
  ["'a' + 'b' == 'ab'", true],
  ['!(1 > 2) && 2 >= 2 && 1 <= 1 && 1 != 2', true],
  ['true ? false : true', false],
  ["'b' in ['a', 'b']", true],
  ["'title' in resource.data", true],
  ['resource.data.title.size() == 3', true],
  ["resource.data.keys().hasOnly(['title', 'n'])", true],
  ["resource.data.keys().hasOnly(['title'])", false],
  ["resource.data.get('missing', 'x') == 'x'", true],
  ['resource.data.missing == null', false],
  ['resource.data.missing == 1 || true', true],
  ['resource.data.missing == 1 && true', false],
  ['resource.data.missing == 1 && false || true', true],
  ['1 / 0 == 1', false],
  ["'a' < 1", false],
  ['resource.data.n is int && !(resource.data.n is float) && resource.data.n is number', true],
  ['request.time is timestamp', true],
  ['-1 < 0 && -(-1) == 1', true],
  ['[1, 2] == [1, 2] && [1] != [1, 2]', true],
])('%s → %s', (condition, expected) => {
  expect(decide(condition, { title: '가😀', n: 1n })).toBe(expected);
});

const things = valueMap([
  ['id', 'b'],
  ['data', valueMap([['n', 2n]])],
]);
const documents = {
  before: (collection: string, id: string) => (collection === 'things' && id === 'b' ? things : null),
  after: (collection: string, id: string) => (collection === 'things/b/parts' && id === 'c' ? things : null),
};

test.each([
  ['exists(/databases/$(database)/documents/things/b)', true],
  ['exists(/databases/$(database)/documents/things/$(id))', false],
  ["exists(/databases/$(database)/documents/things/$('b'))", true],
  ["exists(/databases/$(database)/documents/$('things/b'))", false],
  ["!exists(/databases/$(database)/documents/things/$('x/y'))", true],
  ["!exists(/databases/$(database)/documents/things/$(''))", false],
  ['!exists(/databases/$(database)/documents/things/$(1))', false],
  ['!exists(/databases/$(database)/documents/things)', false],
  ["!exists(/databases/$('other')/documents/things/b)", false],
  ["!exists('things/b')", false],
  ['existsAfter(/databases/$(database)/documents/things/b)', false],
  ["existsAfter(/databases/$(database)/documents/things/b/parts/$('c'))", true],
  ['get(/databases/$(database)/documents/things/b).data.n == 2', true],
  ['get(/databases/$(database)/documents/things/none).data.n != 2', false],
  ['getAfter(/databases/$(database)/documents/things/b/parts/c).id == id', false],
  ["string(3) + string(true) + string('x') == '3truex'", true],
  ["string(1.5) == '1.5'", false],
  ['request.time.toMillis() == 0', true],
  ["'abc'.matches('[a-c]{3}') && !'abcd'.matches('[a-c]{3}') && !'xabc'.matches('abc')", true],
  ["'a-b_C9'.matches('[A-Za-z0-9_-]{6}')", true],
  ['/a/$(id) is path && !(id is path)', true],
  ["/a/$(id) == /a/$('a')", true],
  ['request.query.limit <= 5', false],
])('with documents around it, %s → %s', (condition, expected) => {
  expect(decide(condition, {}, '', documents)).toBe(expected);
});

test('functions see the names around them, and their own', () => {
  const functions = "function twice(x) { let y = x + x; return y == 4 && database == '(default)'; }";
  expect(decide('twice(2)', {}, functions)).toBe(true);
  expect(decide('twice(3)', {}, functions)).toBe(false);
});

test('a function that calls itself without end lets nothing through', () => {
  expect(decide('loop()', {}, 'function loop() { return loop(); }')).toBe(false);
});

test('no field name reaches a prototype', () => {
  expect(decide("'constructor' in resource.data")).toBe(false);
  expect(decide('resource.data.toString == null')).toBe(false);
});

test.each([
  ["match /a/{b} { allow get: if 'x'.trim() == 'x'; }", /line 4: .*'trim'/],
  ["match /a/{b} { allow get: if 'x'.matches('(a+)+'); }", /line 4: .*plain patterns/],
  ["match /a/{b} { allow get: if 'x'.matches(b); }", /line 4: .*plain patterns/],
  ['match /a/{b} { allow get: if exists(/a/$(b); }', /line 4: '\)' expected/],
  ['match /a/{b} { allow get: if exists(/a/1); }', /line 4: a name expected/],
  ['match /a/{b} { allow get: if b is latlng; }', /line 4: .*'latlng'/],
  ['match /a/{b} { allow peek; }', /line 4: 'peek' is no operation/],
  ['match /a/{b} { allow get: if #; }', /line 4: unexpected "#"/],
  ['match /a/{b} { allow get: if (1; }', /line 4: '\)' expected/],
  ['permit read;', /line 4: 'permit' is not known here/],
])('refuses at the start what it does not know: %s', (body, message) => {
  expect(() => parseRules(service(body))).toThrow(message);
});

test('a nested match and a rest of the path', () => {
  const rules = parseRules(service('match /a/{b} { match /c/{rest=**} { allow read; } }'));
  const ask = (...path: string[]) =>
    allows(rules, {
      operation: 'list',
      path: ['databases', 'd', 'documents', ...path],
      request: valueMap([]),
      resource: null,
      documents: none,
    });
  expect(ask('a', '1', 'c', '2')).toBe(true);
  expect(ask('a', '1', 'c', '2', 'd', '3')).toBe(true);
  expect(ask('a', '1')).toBe(false);
});
