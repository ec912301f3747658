import type { BrowserLock } from '@platform/contract';
import type { DevPage } from './devPages';

/**
 * Fast Refresh of a module needs React's renderer, which lives in the shell. Each build's refresh runtime finds it here,
 * provided this hook exists before any script runs and knows the renderers that registered earlier.
 */
const devToolsHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, checkDCE() {},
};`;

const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The document of the development server.
 *
 * @param page its content; `null` where the browser is to make it
 */
export function devDocument(lock: BrowserLock, page: DevPage | null): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${page?.head ?? ''}
<link rel="icon" href="data:,">
<script>${devToolsHook}</script>
<script type="application/json" id="release-lock">${scriptJson(lock)}</script>
${page?.data ? `<script type="application/json" id="page-data">${scriptJson(page.data)}</script>` : ''}
<link rel="stylesheet" href="/main.css" data-site>
${page?.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n') ?? ''}
<script type="module" src="/main.js"></script>
</head>
<body><div id="root">${page?.body ?? ''}</div></body>
</html>
`;
}
