import { expect, test } from 'vitest';
import { inlineStyles } from './inlineStyles';

const texts = new Map([
  ['/a.css', 'a{background:url(/_assets/1.svg)}'],
  ['/b.css', 'b{mask:url("#mask");background:url( \'data:image/gif;base64,R0\' )}'],
]);

test('stylesheets stand in a document in their order', () => {
  expect(inlineStyles(['/b.css', '/a.css'], texts)).toBe(`${texts.get('/b.css')}\n${texts.get('/a.css')}`);
});

test('a document without stylesheets has none', () => {
  expect(inlineStyles([], texts)).toBeNull();
});

test.each([
  ['is found from where it lies', 'p{background:url(x.svg)}'],
  ['is found from where it lies, quoted', 'p{background:url("../x.svg")}'],
  ['imports another', '@import "/other.css";'],
  ['says its encoding', '@charset "utf-8";'],
  ['would end the element that it stands in', 'p::before{content:"</style>"}'],
])('a page with a stylesheet that %s links all of them', (_, text) => {
  expect(inlineStyles(['/a.css', '/c.css'], new Map([...texts, ['/c.css', text]]))).toBeNull();
});

test('a stylesheet that was not read is named', () => {
  expect(() => inlineStyles(['/d.css'], texts)).toThrow('The stylesheet /d.css has not been read.');
});
