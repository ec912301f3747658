import type { Page } from '@playwright/test';

/** Addresses of the scripts that a page asks for from now on. */
export function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

/** What stands in files, which never change under their addresses. */
const known = new Map<string, string>();

export const contents = (page: Page, urls: Iterable<string>): Promise<string[]> =>
  Promise.all(
    [...new Set(urls)].map(async (url) => {
      const content = known.get(url) ?? (await (await page.request.get(url)).text());
      known.set(url, content);
      return content;
    }),
  );

export const isFirebase = (script: string) => script.includes('@firebase/');

/** What only the development builds of our packages say, of which a visitor is to get none. */
const developmentMarks = [
  'Download the React DevTools', // react-dom
  'Each child in a list should have a unique', // react
  'No routes matched location', // react-router
  'jsxDEV',
  'process.env.NODE_ENV',
  'sourceMappingURL',
];

export const isDevelopment = (script: string) => developmentMarks.some((mark) => script.includes(mark));
