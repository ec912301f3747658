import type { BrowserLock, BrowserRoute, PageData, Remote } from '@platform/contract';
import { withSlug } from '@platform/contract/sitePaths';
import { type DevBundle, DevBundles, type DevShell } from './devBundles';
import { developed } from './devRemotes';
import { fillPlaces, placeOf, readPublishedPage } from './publishedPage';
import { StartingServer } from './startingServer';

/** What a page of a development server comes with. */
export interface DevPage {
  readonly head: string;
  readonly body: string;
  readonly stylesheets: readonly string[];
  readonly data: PageData | null;
}

export interface DevPagesOptions {
  /** Address of the shell's development server, ending in a slash. */
  readonly base: string;
  /** Address of the composed site that all other modules' HTML is taken from. */
  readonly composedSite: string;
  readonly backEnd: string;
}

/** The route of an address, and the values of its parameters. */
function findRoute(
  { routes }: BrowserLock,
  path: string,
): { route: BrowserRoute; params: Record<string, string> } | null {
  const segments = path.split('/');
  for (const route of routes) {
    const pattern = route.path.split('/');
    if (pattern.length !== segments.length) continue;
    if (!pattern.every((name, at) => name.startsWith(':') || name === segments[at])) continue;
    const named = pattern.flatMap((name, at) => (name.startsWith(':') ? [[name.slice(1), segments[at] ?? '']] : []));
    return { route, params: Object.fromEntries(named) as Record<string, string> };
  }
  return null;
}

async function stylesheetsOf(lock: BrowserLock, of: string): Promise<string[]> {
  const [module = '', expose = ''] = of.split('/');
  const remote = lock.remotes[module];
  if (!remote) return [];
  if (!developed(remote)) return (remote.exposes[`./${expose}`]?.css ?? []).map((file) => remote.base + file);
  const answer = await fetch(`${remote.base}mf-manifest.json`);
  const { exposes } = (await answer.json()) as {
    exposes: readonly {
      readonly name: string;
      readonly assets: { readonly css: { readonly sync: readonly string[] } };
    }[];
  };
  return (exposes.find(({ name }) => name === expose)?.assets.css.sync ?? []).map((file) => remote.base + file);
}

/**
 * Complete HTML for pages in development: what is developed is rendered from its own server bundle, with today's shell; what
 * is not is the HTML of the composed site.
 */
export class DevPages {
  readonly #options: DevPagesOptions;
  readonly #bundles = new DevBundles();
  readonly #backEnd: StartingServer;

  constructor(options: DevPagesOptions) {
    this.#options = options;
    this.#backEnd = new StartingServer(`${options.backEnd}/healthz`);
  }

  async #published(path: string) {
    const answer = await fetch(new URL(path, this.#options.composedSite)).catch(() => null);
    return readPublishedPage(answer?.ok ? await answer.text() : '');
  }

  /** What the page's own `prerender` file finds, as the composer would ask it. */
  async #data(
    path: string,
    { facts }: BrowserLock,
    page: Remote['pages'][number] | undefined,
    bundle: DevBundle,
    params: Record<string, string>,
  ) {
    const prerender = page?.prerender && (await bundle.prerenders[page.prerender]?.())?.default;
    if (!page || !prerender) return null;
    const canonical = withSlug(page.path, facts.slug).replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const context = { facts, path: canonical, params, backEnd: this.#options.backEnd };
    const data = (await prerender.data?.(context)) ?? null;
    const head = prerender.head?.(context, data) ?? null;
    return data === null && !head ? null : { path, data, head };
  }

  /** @throws what a page throws while it is rendered */
  async render(path: string, lock: BrowserLock, remotes: readonly Remote[]): Promise<DevPage> {
    const [shell, published] = await Promise.all([
      this.#bundles.shell(this.#options.base),
      this.#published(path),
      this.#backEnd.isUp(),
    ]);
    const own = (module: string) => {
      const remote = lock.remotes[module];
      return remote && developed(remote) ? this.#bundles.module(module, remote.base, shell) : null;
    };
    const found = findRoute(lock, path);
    const bundle = found && (await own(found.route.remote));
    const declared = remotes
      .find(({ name }) => name === found?.route.remote)
      ?.pages.find((page) => withSlug(page.path, lock.facts.slug) === found?.route.canonical);
    const data = bundle ? await this.#data(path, lock, declared, bundle, found.params) : published.data;

    const pieces = new Set<string>();
    const { head, body } = await shell.render({
      url: path,
      lock,
      page: data,
      loadPiece: async (module, expose) => {
        const of = `${module}/${expose}`;
        pieces.add(of);
        const local = await own(module);
        return local ? local.exposes[`./${expose}`]?.() : publishedPiece(shell, of);
      },
    });
    const stylesheets = await Promise.all([...pieces].map((of) => stylesheetsOf(lock, of)));
    return {
      head,
      body: fillPlaces(body, [...pieces], published),
      stylesheets: [...new Set([...published.fonts, ...stylesheets.flat()])],
      data,
    };
  }
}

const publishedPiece = ({ shared }: DevShell, of: string) => ({
  default: () => shared.react.createElement(placeOf(of)),
});
