import type { LockedRoute } from './lock';
import type { Remote } from './remote';

/** What a site is written in, where a page says no other. */
export const siteLanguage = 'ko';

/** BCP 47, as far as pages need it: a language, a script, a region. */
const tag = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** Pages in other languages that browsers and search engines could not be told of, each with the remedy. */
export function checkLanguages(remotes: readonly Remote[]): string[] {
  const all = remotes.flatMap(({ name, pages }) => pages.map((page) => ({ name, page })));
  const said = new Map<string, string>();
  return all.flatMap(({ name, page: { path, language, translates } }) => {
    const problem = (what: string) => [`${name}: the page ${path} ${what}`];
    if (language !== undefined && !tag.test(language))
      return problem(`is written in "${language}". Name the language as BCP 47 does: "en", "zh-Hans".`);
    if (translates === undefined) return [];
    if (language === undefined || language === siteLanguage)
      return problem(`translates ${translates} and does not say into which language. Add "language".`);
    const original = all.find(({ page }) => page.path === translates)?.page;
    if (!original) return problem(`translates ${translates}, which no module owns. Correct "translates".`);
    if (original.language !== undefined && original.language !== siteLanguage)
      return problem(`translates ${translates}, which is a translation itself. Name the page in the site's language.`);
    const other = said.get(`${translates} ${language}`);
    said.set(`${translates} ${language}`, path);
    return other ? problem(`translates ${translates} into ${language}, as ${other} does. Keep one of them.`) : [];
  });
}

/** A page that says the same as another. */
export interface Translation {
  /** `x-default` for whoever reads none of the others. */
  readonly language: string;
  readonly path: string;
}

/** Every page that says the same as one, itself among them; none where it stands alone. */
export function translationsOf(routes: readonly LockedRoute[], { canonical, translates }: LockedRoute): Translation[] {
  const original = translates ?? canonical;
  const same = routes.filter(
    (route) => route.path === route.canonical && (route.path === original || route.translates === original),
  );
  if (same.length < 2) return [];
  return [
    ...same.map(({ path, language = siteLanguage }) => ({ language, path })),
    { language: 'x-default', path: original },
  ];
}
