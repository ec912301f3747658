import type { BrowserLock, Facts } from '@platform/contract';
import type { Page } from '@playwright/test';

const lockLink = /<link id="release-lock"[^>]* href="([^"]+)"[^>]*>/;

interface Answer {
  readonly html: string;
  readonly headers: Record<string, string>;
}

/**
 * Answers a page as if its site had other facts: the document carries the changed lock itself, as in development. What was
 * composed from the facts stays as it was, unless `mend` changes it.
 */
export async function withFacts(
  page: Page,
  path: string,
  change: (facts: Facts) => Partial<Facts>,
  mend: (answer: Answer) => Answer = (answer) => answer,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const [link = '', address = ''] = html.match(lockLink) ?? [];
    const file = await page.request.get(new URL(address, route.request().url()).href);
    const lock = JSON.parse((await file.text()).replace('export default ', '')) as BrowserLock;
    const changed = JSON.stringify({ ...lock, facts: { ...lock.facts, ...change(lock.facts) } });
    const carried = `<script type="application/json" id="release-lock">${changed.replaceAll('<', '\\u003c')}</script>`;
    const mended = mend({
      html: html.replace(link, '').replace('<template id="rest"', () => `${carried}<template id="rest"`),
      headers: answer.headers(),
    });
    await route.fulfill({ response: answer, body: mended.html, headers: mended.headers });
  });
}
