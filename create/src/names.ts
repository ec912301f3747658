/** How the files of a page are called. */
export interface PageNames {
  /** Its piece and component: `NoticeBoardPage`. */
  readonly component: string;
  /** Its words: `noticeBoard`. */
  readonly content: string;
  /** Its folder and journey: `notice-board`. */
  readonly folder: string;
}

const segment = '[A-Za-z][A-Za-z0-9-]*';
const pagePath = new RegExp(`^(/${segment})+$`);

/** What is wrong with a page's path, or `null`. */
export const pathProblem = (path: string): string | null =>
  pagePath.test(path)
    ? null
    : `"${path}" can not be a page's path. Write it with a slash, letters, digits and hyphens: /Promotion/NoticeBoard.`;

/** What is wrong with a module's name, or `null`. */
export const moduleProblem = (name: string): string | null =>
  /^mf-[a-z][a-z0-9-]*$/.test(name) ? null : `"${name}" can not be a module's name. Write it like mf-events.`;

/** `/Promotion/NoticeBoard` is shown by `NoticeBoardPage`, in `pages/notice-board`, with the words of `noticeBoard`. */
export function pageNames(path: string): PageNames {
  const last = path.split('/').at(-1) ?? '';
  const words = last
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .split('-')
    .filter(Boolean);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const pascal = words.map(capital).join('');
  return {
    component: `${pascal}Page`,
    content: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    folder: words.join('-').toLowerCase(),
  };
}
