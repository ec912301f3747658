import type { BrowserLock } from '@platform/contract';
import { type Override, readOverride } from '@platform/contract/override';
import { overrideParameter } from '@platform/contract/overrideParameter';
import { createRoot } from 'react-dom/client';
import { override as words } from '../content/override';
import styles from '../page-states/FailureNotice.module.css';

/** The lock with one module by its manifest, for the official runtime. No page of it is for search engines. */
function withOverride(lock: BrowserLock, { module, manifest }: Override): BrowserLock | null {
  const remote = lock.remotes[module];
  if (!remote) return null;
  const base = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  // Their files are the manifest's to tell.
  const exposes = Object.fromEntries(Object.keys(remote.exposes).map((key) => [key, { js: [], css: [] }]));
  return {
    ...lock,
    remotes: { ...lock.remotes, [module]: { ...remote, base, exposes, manifest } },
    routes: lock.routes.map((route) => ({ ...route, noindex: true })),
  };
}

/** The tags of the ordinary page: what is rendered afresh brings its own. */
const pageTags = 'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"]';

function say({ module, expires }: Override): void {
  const notice = document.createElement('aside');
  document.body.append(notice);
  const until = new Date(expires).toLocaleString('ko-KR', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hour12: false,
  });
  createRoot(notice).render(
    <div className={styles.notice} role="status">
      <p>{words.shown(module, until)}</p>
      <a className={styles.retry} href={location.pathname}>
        {words.leave}
      </a>
    </div>,
  );
}

/**
 * The lock as the signed link that opened the page asks for it; `null`, and the ordinary page, where the link is forged or
 * over, or what it leads to is gone. It holds for this document alone: nothing is remembered.
 */
export async function overriddenLock(lock: BrowserLock): Promise<BrowserLock | null> {
  const token = new URLSearchParams(location.search).get(overrideParameter) ?? '';
  const { overrideKey } = lock.facts;
  const override = overrideKey && (await readOverride(token, overrideKey, Date.now()));
  const changed = override && withOverride(lock, override);
  if (!changed || !(await fetch(override.manifest)).ok) return null;
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  say(override);
  // The store's own file, named by whoever signed the link; no build knows it.
  if (override.overlay) void import(/* webpackIgnore: true */ override.overlay).catch(() => {});
  return changed;
}
