// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Attribution } from './Attribution';

const remote = (version: string) => ({ version, base: '', entry: '', exposes: {} });
const route = (path: string, owner: string, canonical = path) =>
  ({ path, canonical, remote: owner, expose: './Page' }) as never;
const attribution = new Attribution(
  {
    remotes: { 'mf-home': remote('aaaaaa'), 'mf-plans': remote('bbbbbb') },
    routes: [route('/', 'mf-home'), route('/News/:id', 'mf-home'), route('/Old', 'mf-plans', '/Plans')],
  },
  'cccccc',
  'https://site.example',
);
const owner = 'mf-home@aaaaaa';

test.each([
  ['/', '/', 'mf-home@aaaaaa'],
  ['/news/12?name=kim#top', '/News/:id', 'mf-home@aaaaaa'],
  ['https://site.example/Old/', '/Plans', 'mf-plans@bbbbbb'],
  ['/nowhere/else', '*', 'shell@cccccc'],
])('%s is the page %s of %s', (address, page, module) => {
  expect(attribution.place(address)).toEqual({ page, module });
});

test('an element is its nearest module’s, also a text in it, else the shell’s', () => {
  document.body.innerHTML =
    '<header>a</header><div data-module="mf-home"><p>b</p><div data-module="mf-plans"><i>c</i></div></div>';
  expect(attribution.ofElement(document.querySelector('header'))).toBe('shell@cccccc');
  expect(attribution.ofElement(document.querySelector('p')?.firstChild)).toBe('mf-home@aaaaaa');
  expect(attribution.ofElement(document.querySelector('i'))).toBe('mf-plans@bbbbbb');
  expect(attribution.ofElement(null)).toBe('shell@cccccc');
});

const thrown = (...files: readonly string[]) =>
  Object.assign(new Error('broken'), {
    stack: `Error: broken\n${files.map((file) => `    at f (${file}:1:2)`).join('\n')}`,
  });
const file = (module: string, version: string) => `https://site.example/_modules/${module}/${version}/main.js`;

test.each([
  [
    'the newest call of a module',
    { error: thrown(file('mf-plans', 'b0b0b0'), file('mf-home', 'aaaaaa')) },
    'mf-plans@b0b0b0',
  ],
  [
    'a module behind the shell',
    { error: thrown(file('shell', 'cccccc'), file('mf-plans', 'bbbbbb')) },
    'mf-plans@bbbbbb',
  ],
  ['the shell alone', { error: thrown(file('shell', 'cccccc')) }, 'shell@cccccc'],
  [
    'a boundary, the shell on the stack',
    { error: thrown(file('shell', 'cccccc')), module: 'mf-plans' },
    'mf-plans@bbbbbb',
  ],
  ['a file without an error', { file: file('mf-plans', 'bbbbbb') }, 'mf-plans@bbbbbb'],
  ['a rejection that says nothing', { error: 'no' }, owner],
  ['the document itself', { file: 'https://site.example/News/1' }, owner],
  ['a browser’s extension', { error: thrown('chrome-extension://abc/content.js') }, null],
  ['a script of another origin', { file: 'https://elsewhere.example/a.js' }, null],
])('%s', (_, failure, module) => {
  expect(attribution.ofFailure(failure, owner)).toBe(module);
});
