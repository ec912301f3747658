// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const sheet = readFileSync(path.join(import.meta.dirname, 'base.css'), 'utf8');

/** The selector of the rule that sets a face. */
const selectorOf = (face: string): string => {
  const [, selector = ''] = new RegExp(`(?:^|\\n)([^\\n{}]+) \\{\\n  --font-text: var\\(${face}\\)`).exec(sheet) ?? [];
  return selector;
};

beforeEach(() => {
  document.documentElement.lang = 'zh-Hans';
  document.body.innerHTML = `<div id="root">
    <div id="site" lang="ko"><header id="header"></header>
      <main id="main" lang="zh-Hans"><p id="words"></p><section id="state" lang="ko"></section></main>
      <a id="label" lang="zh-Hans"></a>
    </div></div>`;
});
afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.body.replaceChildren();
});

/** What a rule is written for: all else inherits. */
const setBy = (face: string) => [...document.querySelectorAll(selectorOf(face))].map(({ id }) => id);

test('Chinese faces are those of what says itself that it is Chinese, never of what stands around it', () => {
  expect(setBy('--font-chinese')).toEqual(['main', 'label']);
});

test('Korean in Chinese has the faces of the site again', () => {
  expect(setBy('--font-korean')).toEqual(['state']);
});
