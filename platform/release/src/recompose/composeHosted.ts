import { siteFileName } from '@platform/contract/foreign';
import { CompositionMemory } from '../compose/CompositionMemory';
import { composeSite } from '../compose/composeSite';
import type { HostingApi } from '../firebase/HostingApi';
import { policiesOf } from '../firebase/withPolicies';
import { TrialStore } from '../store/TrialStore';
import { readComposition, storeOf } from './composition';

interface ComposeHostedOptions {
  /** Where `takeAlong` wrote the release. */
  readonly folder: string;
  readonly api: HostingApi;
  /** Where Firestore answers. */
  readonly backEnd: string;
  /** Where visitors get the site. */
  readonly origin: string;
}

/** Files that stay whatever is composed: tabs and releases before ask for them. */
const isVersioned = (file: string) => /^\/_(?:modules|assets)\//.test(file);

async function liveLock(origin: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/${siteFileName}`, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
  return answer.ok ? ((await answer.json()) as { readonly release?: string }).release : undefined;
}

/**
 * Makes what composes a release again, with the data that there is then, and hosts what became other. Versions of modules stay as
 * they were deployed. It resolves to the hosted version's name, or to `null` where nothing became other, and rejects where the
 * site has another release than this code came with: pages of an old one would take its place.
 */
export function hostedComposer({ folder, api, backEnd, origin }: ComposeHostedOptions): () => Promise<string | null> {
  const store = storeOf(folder);
  // Fonts are cut anew when a post brings a new character, and once.
  const fontCache = new TrialStore(store);
  const memory = new CompositionMemory();
  return async () => {
    const { lock, versions, facts } = await readComposition(folder);
    const live = await api.live();
    const there = live && (await liveLock(origin));
    if (!live || there !== lock)
      throw new Error(
        `${origin} has release ${there ?? 'nothing'}, but this function came with ${lock}. Deploy functions and hosting of one export together.`,
      );
    const { files, assets, cuts, hosting } = await composeSite({ store, versions, facts, backEnd, fontCache, memory });
    const composed = new Map<string, Uint8Array | string | null>([
      ...[...live.files.keys()].filter((file) => !isVersioned(file)).map((file) => [file, null] as const),
      ...Object.entries(files).map(([file, content]) => [`/${file}`, content] as const),
      ...Object.entries(assets).map(([name, content]) => [`/_assets/${name}`, content] as const),
      ...cuts.map(({ cut, bytes }) => [`/_assets/${cut.asset}`, bytes] as const),
    ]);
    return api.release(live, composed, policiesOf(hosting));
  };
}
