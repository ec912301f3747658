import type { Site } from '@platform/contract';
import type { GateVerdict } from './browserGate/verdict';
import type { CompositionMemory } from './compose/CompositionMemory';
import { type ComposedSite, composeSite } from './compose/composeSite';
import type { RunBundles } from './compose/shellBundle';
import { checkComposer, composerName } from './composer';
import { changedModules, type Head, liveChannel, type Release, readHead, versionsIn } from './journal';
import { goLive, type ReleaseDetails } from './live';
import { authoriseComposing, knownVersions } from './owners/authorise';
import type { Signer } from './owners/Signer';
import { keepStatement, stateFacts } from './owners/statement';
import { type FactsVersion, factsName, factsOf, keepFacts, readFacts } from './publishedFacts';
import { readLock, versionsOf } from './site';
import { type ReleaseStore, readRequired } from './store/ReleaseStore';

export interface ReleaseOptions {
  readonly store: ReleaseStore;
  /** Versions that replace those that are there, by module. The site's facts are named `site-facts`. */
  readonly replace: Readonly<Record<string, string>>;
  /** The product as this checkout has it. */
  readonly site: Pick<Site, 'facts' | 'menuGroups' | 'functions' | 'firestore' | 'owners'>;
  /** The key of whoever releases. Default: none, which a site with owners refuses. */
  readonly signer?: Signer | null;
  /** Whether the facts that are live stay, whatever this checkout says. A first release has only these. */
  readonly keepFacts?: boolean;
  readonly backEnd: string | null;
  /** Keeps cut fonts for compositions into other stores and those that are refused. Default: this machine's. */
  readonly fontCache?: ReleaseStore;
  /** Where the modules' server bundles run. Default: in this process. */
  readonly run?: RunBundles;
  /** What a process that releases again and again keeps of its compositions. */
  readonly memory?: CompositionMemory;
  readonly channel?: string;
  readonly details?: ReleaseDetails;
  /** Version of the composer that this process is; held against the one that is live, unless that is meant to change. */
  readonly composer?: { readonly version: string; readonly mayChange: boolean };
  /** Whether every page is rendered, those too that would be the same as before. */
  readonly rendersAll?: boolean;
  /** Told of what is about to be released, before anything is written. */
  readonly tell?: (plan: ReleasePlan) => void;
  /** Asked before it goes live, and its verdict kept in the journal; throws where it must not. Default: nobody is asked. */
  readonly gate?: (plan: ReleasePlan) => Promise<GateVerdict>;
}

/** A composed site and what its release would change. Nothing is written. */
export interface ReleasePlan {
  readonly channel: string;
  readonly head: Head;
  readonly facts: FactsVersion;
  readonly composed: ComposedSite;
  readonly changed: Release['changed'];
  readonly details: ReleaseDetails;
  /** Whether the channel has this already. */
  readonly isThere: boolean;
}

/** Milliseconds that the steps of a release took. */
export interface ReleaseTimes {
  readonly compose: number;
  /** Looking at its pages in a browser; 0 where nobody was asked. */
  readonly gate: number;
  /** Writing it and going live. */
  readonly live: number;
}

/** A composed site and the release that made it live: the one before, where nothing has changed. */
export interface ReleasedSite extends ComposedSite {
  readonly release: Release;
  readonly took: ReleaseTimes;
}

/** So many others may go live first, one after the other, before a release gives up: eight who publish without a pause lose forty in a row once in a hundred releases. */
const attempts = 200;
const longestPause = 3000;

/** @throws where a version is to be replaced that is pinned */
function checkPins(replace: ReleaseOptions['replace'], pins: Release['pins'] = {}): void {
  for (const [module, version] of Object.entries(pins)) {
    if (replace[module] === undefined || replace[module] === version) continue;
    throw new Error(
      `${module} is pinned at ${version}, so ${replace[module]} was not released. Take the pin out first: npm run pin -- --out ${module}.`,
    );
  }
}

/** Those of a channel's versions that are not what is live: what has been promoted is no longer its own. */
function ownVersions(versions: Readonly<Record<string, string>>, live: Release | null): Record<string, string> {
  const there = live ? versionsIn(live) : {};
  return Object.fromEntries(Object.entries(versions).filter(([module, version]) => there[module] !== version));
}

/** What a channel is about to be composed of, before its facts are read. */
interface Planned {
  readonly head: Head;
  /** What is live, which another channel stands on. */
  readonly live: Release | null;
  /** Versions that are the channel's own; none in the live one. */
  readonly own: Readonly<Record<string, string>>;
  /** All of them by module, and the facts' by theirs. */
  readonly versions: Readonly<Record<string, string>>;
}

/** What a channel has, with the given versions in place of theirs. */
export async function planVersions(
  store: ReleaseStore,
  channel: string,
  replace: Readonly<Record<string, string>>,
): Promise<Planned> {
  const head = await readHead(store, channel);
  const isLive = channel === liveChannel;
  const live = isLive ? head.release : (await readHead(store)).release;
  const own = isLive ? {} : ownVersions({ ...head.release?.own, ...replace }, live);
  return { head, live, own, versions: { ...(live && versionsIn(live)), ...own, ...replace } };
}

/**
 * Composes what a channel has with the given versions in place of theirs. A channel beside the live one is what is live now,
 * with the versions that are its own.
 *
 * @throws as {@link composeSite}, and where a pin stands against it
 */
export async function planRelease(options: ReleaseOptions): Promise<ReleasePlan> {
  const { store, site, channel = liveChannel, backEnd, keepFacts: keepsFacts = false, signer = null } = options;
  const brought = keepsFacts ? null : factsOf(site);
  const replace = { ...(brought && { [factsName]: brought.version }), ...options.replace };
  const planned = await planVersions(store, channel, replace);
  const { head, live, own } = planned;
  checkPins(replace, live?.pins);
  const { composer } = options;
  if (composer && !composer.mayChange) checkComposer(composer.version, live);
  const { [factsName]: named, ...versions } = planned.versions;
  // Before the first release there are only this checkout's; what it brings is not in the store yet.
  const facts = named && named !== brought?.version ? await readFacts(store, named) : (brought ?? factsOf(site));
  const earlier = head.release ?? live;
  const known = knownVersions(earlier);
  const authority = await authoriseComposing({
    store,
    channel,
    live,
    facts,
    versions,
    known,
    brings: [
      ...(brought && brought.version !== known[factsName] ? [factsName] : []),
      ...(composer?.mayChange && live?.composer && live.composer !== composer.version ? [composerName] : []),
    ],
    signer,
  });
  const before = earlier && (await readLock(store, earlier.site));
  const composing = composeSite({
    store: authority.store,
    versions,
    facts,
    backEnd,
    before,
    ...(composer && {
      reuse: { site: options.rendersAll ? null : (earlier?.site ?? null), composer: composer.version },
    }),
    ...(options.run && { run: options.run }),
    ...(options.fontCache && { fontCache: options.fontCache }),
    ...(options.memory && { memory: options.memory }),
  });
  // What was changed after it was signed is said first: whatever else is wrong may come of it.
  await Promise.allSettled([composing]);
  await authority.whole;
  const composed = await composing;
  const details: ReleaseDetails = {
    ...options.details,
    facts: facts.version,
    ...(channel !== liveChannel && { own }),
    ...(composer && { composer: composer.version }),
    ...authority.keys,
  };
  const now = versionsIn({ modules: versionsOf(composed.lock), facts: facts.version });
  return {
    channel,
    head,
    facts,
    composed,
    // A channel that is new differs from what is live.
    changed: changedModules(earlier ? versionsIn(earlier) : {}, now),
    details,
    isThere:
      head.release?.site === composed.id &&
      // Rules of Firestore are of the facts, and of no page.
      (head.release.facts ?? facts.version) === facts.version &&
      JSON.stringify(head.release.own ?? {}) === JSON.stringify(own) &&
      head.release.share === details.share &&
      // A new composer that makes the same pages is released too: whoever comes next is held against it.
      (!composer || head.release.composer === composer.version),
  };
}

/**
 * Composes what a channel has with the given versions in place of theirs, and makes it what its visitors get. They get the
 * old site until all of the new one is there. Where another release goes live meanwhile, this one is composed again, on top of it.
 */
export async function release(options: ReleaseOptions): Promise<ReleasedSite> {
  const { store } = options;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const start = performance.now();
    const plan = await planRelease(options);
    const { channel, head, composed, facts, changed, details, isThere } = plan;
    const compose = performance.now() - start;
    options.tell?.(plan);
    if (isThere && head.release) return { ...composed, release: head.release, took: { compose, gate: 0, live: 0 } };
    const verdict = await options.gate?.(plan);
    const gate = verdict ? performance.now() - start - compose : 0;
    await keepFacts(store, facts);
    if (options.signer && !options.keepFacts)
      await keepStatement(store, await stateFacts((key) => readRequired(store, key), facts.version), options.signer);
    const said = { ...details, ...(verdict && { gate: verdict }), ...(!head.release && { changed }) };
    const made = await goLive(store, composed, head, said, channel);
    const live = performance.now() - start - compose - gate;
    if (made) return { ...composed, release: made, took: { compose, gate, live } };
    // Those who lost together must not compose together again; who has lost often goes before those who have not.
    const pause = Math.min(longestPause, (Math.random() * 2 * (performance.now() - start)) / (attempt + 1));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error('Other releases keep going live at the same moment. Nothing was changed; try again.');
}
