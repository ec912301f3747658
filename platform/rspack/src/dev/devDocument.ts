import type { BrowserLock } from '@platform/contract';

/**
 * Fast Refresh of a module needs React's renderer, which lives in the shell. Each build's refresh runtime finds it here,
 * provided this hook exists before any script runs and knows the renderers that registered earlier.
 */
const devToolsHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {}, checkDCE() {},
};`;

/** The document of the development server: no prerendered content, every module from its own server. */
export function devDocument(lock: BrowserLock): string {
  const json = JSON.stringify(lock).replace(/</g, '\\u003c');
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<link rel="icon" href="data:,">
<script>${devToolsHook}</script>
<script type="application/json" id="release-lock">${json}</script>
<link rel="stylesheet" href="/main.css" data-site>
<script type="module" src="/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
