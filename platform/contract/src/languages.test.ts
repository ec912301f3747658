import { expect, test } from 'vitest';
import { checkLanguages, translationsOf } from './languages';
import type { RemotePage } from './remote';
import { buildRoutes } from './routes';

const page = (path: string, more: Partial<RemotePage> = {}): RemotePage => ({
  path,
  expose: './Page',
  title: path,
  description: path,
  ...more,
});
const remote = (...pages: RemotePage[]) => ({
  name: 'mf-news',
  devPort: 1,
  exposes: { './Page': './Page.tsx' },
  pages,
});
const home = page('/', { aliases: ['/index'] });
const english = page('/en', { language: 'en', translates: '/' });
const chinese = page('/zh', { language: 'zh-Hans', translates: '/' });

test.each([
  ['a language that browsers do not know', page('/en', { language: 'English' }), /is written in "English"/],
  ['a translation into no language', page('/en', { translates: '/' }), /does not say into which language/],
  ['one into the language of the site', page('/en', { translates: '/', language: 'ko' }), /does not say into which/],
  ['one of a page that is not there', page('/de', { translates: '/none', language: 'de' }), /which no module owns/],
  ['one of a translation', page('/de', { translates: '/en', language: 'de' }), /is a translation itself/],
  ['a second one into the same language', page('/en2', { translates: '/', language: 'en' }), /as \/en does/],
])('%s is refused with its remedy', (_, wrong, why) => {
  const problems = checkLanguages([remote(home, english, wrong)].map((one) => one)).filter((one) =>
    one.includes(wrong.path),
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(why);
});

test('an original may say that it is in the language of the site', () => {
  expect(checkLanguages([remote(page('/', { language: 'ko' }), english)])).toEqual([]);
});

test('pages that say the same name each other, and the one for all others; an alias is none of them', () => {
  const routes = buildRoutes([remote(home, english, chinese, page('/News'))], [], 'site');
  const of = (path: string) => {
    const route = routes.find((one) => one.path === path);
    return route ? translationsOf(routes, route) : null;
  };
  const all = [
    { language: 'ko', path: '/' },
    { language: 'en', path: '/en' },
    { language: 'zh-Hans', path: '/zh' },
    { language: 'x-default', path: '/' },
  ];
  expect([of('/'), of('/index'), of('/en'), of('/zh')]).toEqual([all, all, all, all]);
  expect(of('/News')).toEqual([]);
});
