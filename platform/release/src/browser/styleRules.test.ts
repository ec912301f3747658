import { expect, test } from 'vitest';
import { lineOf, styleRules } from './styleRules';

const linesOf = (css: string) => styleRules(css).map(lineOf);

test('rules are told with the conditions around them', () => {
  expect(
    linesOf('.a{color:red}@media (width<=9px){.a,.b:hover{color:blue}@supports (gap:1px){b{gap:1px}}}p{}'),
  ).toEqual(['.a', '@media (width<=9px) .a,.b:hover', '@media (width<=9px) @supports (gap:1px) b', 'p']);
});

test('what no element matches is none: fonts, steps of animations, imports, comments', () => {
  expect(
    linesOf('@charset "x";/* a{} */@font-face{src:url(a)}@keyframes k{0%{top:0}to{top:1px}}@import "b.css";.c{top:0}'),
  ).toEqual(['.c']);
});

test('braces in strings open and close nothing', () => {
  expect(linesOf(`.a[title="}{"]:after{content:'\\'}'}.b{top:0}`)).toEqual([`.a[title="}{"]:after`, '.b']);
});

test('a rule stands where its selector begins and its block ends', () => {
  const css = '.a{top:0}\n .b{top:1px}';
  expect(styleRules(css).map(({ start, end }) => css.slice(start, end))).toEqual(['.a{top:0}', '.b{top:1px}']);
});
