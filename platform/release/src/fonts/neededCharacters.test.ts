import type { Facts } from '@platform/contract';
import { expect, it } from 'vitest';
import { neededCharacters, type ReadPage } from './neededCharacters';

const face = { draws: 'text', always: '' } as const;
const silent = { modules: [], facts: {} as Facts, menu: [] };

function pageWith(path: string, first: string, all = first, posts = false): ReadPage {
  const shown = (text: string) => ({ headlines: '', text });
  return { path, posts, text: { ...shown(all), first: shown(first) } };
}

const needed = (pages: readonly ReadPage[]) => {
  const { shared, own, later, posts } = neededCharacters(face, { ...silent, pages });
  const hangul = (characters: readonly string[]) => characters.filter((one) => /[가-힣]/.test(one)).join('');
  return {
    shared: hangul(shared),
    own: [...own].map(([path, characters]) => `${path} ${hangul(characters)}`),
    later: later.map(hangul).filter(Boolean),
    posts: hangul(posts),
  };
};

it('shares what many first screens show; what one shows beside it is its own', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path, at) => pageWith(path, `뷁${'갉낡닭랅'[at]}`));
  expect(needed(pages)).toMatchObject({ shared: '뷁', own: ['/a 갉', '/b 낡', '/c 닭', '/d 랅'] });
});

it('keeps for later what is below, the common apart from what belongs to few pages', () => {
  const pages = ['/a', '/b', '/c', '/d'].map((path, at) => pageWith(path, '뷁', `뷁흙${'갉낡닭랅'[at]}`));
  expect(needed(pages).later).toEqual(['흙', '갉낡닭랅']);
});

it('a post moves no file of other pages, whatever it says', () => {
  const pages = ['/a', '/b'].map((path) => pageWith(path, '뷁', '뷁흙'));
  const posts = Array.from({ length: 9 }, (_, at) => pageWith(`/post/${at}`, '뷁흙훑', '뷁흙훑', true));
  const [before, after] = [needed(pages), needed([...pages, ...posts])];
  expect({ ...after, posts: '' }).toEqual(before);
  expect(after.posts).toBe('훑');
});

it('bounds what a page asks for at once', () => {
  const rare = Array.from({ length: 70 }, (_, at) => String.fromCodePoint(0xac00 + at)).join('');
  const pages = ['/a', '/b', '/c'].map((path) => pageWith(path, '뷁')).concat(pageWith('/d', rare));
  const { own, later } = needed(pages);
  expect(own[3]).toHaveLength('/d '.length + 56);
  expect(later).toEqual([rare]);
});

it('a new character moves the file that it comes into, and not those behind', () => {
  const syllables = Array.from({ length: 1200 }, (_, at) => String.fromCodePoint(0xac00 + at * 2)).join('');
  const filesOf = (text: string) => needed(['/a', '/b', '/c', '/d'].map((path) => pageWith(path, '뷁', text))).later;
  const before = filesOf(syllables);
  expect(before.length).toBeGreaterThan(6);
  expect(Math.max(...before.map(({ length }) => length))).toBeLessThanOrEqual(192);
  const moved = Array.from({ length: 20 }, (_, at) => {
    const after = filesOf(syllables + String.fromCodePoint(0xac01 + at * 10));
    return after.filter((file) => !before.includes(file)).length;
  });
  expect(Math.max(...moved)).toBeLessThanOrEqual(3);
  expect(moved.reduce((sum, count) => sum + count, 0) / moved.length).toBeLessThan(1.6);
});
