import type { Site } from '@platform/contract';
import { releaseNote } from '../author';
import { findBackEnd } from '../backEnd';
import { readShare } from '../canary/canaryRun';
import { composerName, composerVersion } from '../composer';
import { confinement } from '../confine/confinement';
import { describeChanges } from '../inspect/describeRelease';
import { type Release, type ReleaseNote, readHead, readRelease } from '../journal';
import type { ReleaseDetails } from '../live';
import type { Signer } from '../owners/Signer';
import type { ReleaseOptions, ReleasePlan } from '../release';
import type { ReleaseStore } from '../store/ReleaseStore';
import { gateOf } from './gateOf';

/** Options that every command understands; each says in its help which it heeds. */
export interface CommandOptions {
  readonly all: boolean;
  readonly built: boolean;
  readonly types: boolean;
  /** Whether a pin is taken out; for evidence: the folder it is written to. */
  readonly out?: boolean | string | undefined;
  readonly serve: boolean;
  readonly 'without-posts': boolean;
  readonly 'dry-run': boolean;
  readonly 'without-gate'?: string | undefined;
  readonly channel: string;
  readonly why?: string | undefined;
  readonly to?: string | undefined;
  readonly most: string;
  readonly 'new-key': boolean;
  readonly page: string;
  readonly hours: string;
  readonly days: string;
  readonly origin?: string | undefined;
  /** A share of all visitors, as it was typed; the channel is the canary's then. */
  readonly canary?: string | undefined;
  readonly watch: boolean;
  readonly every: string;
  readonly visits?: string | undefined;
}

/** What a command works with. */
export interface CommandWorld {
  /** The configured release store; a trial over it where nothing is to be written. */
  readonly store: ReleaseStore;
  readonly site: Site;
  /** The key of this machine; `null` where there is none, or the command needs none. */
  readonly signer: Signer | null;
  readonly names: readonly string[];
  readonly options: CommandOptions;
  /** Tells the terminal. */
  readonly say: (text: string) => void;
}

/** A command of the release tools. */
export interface Command {
  /** What stands behind `npm run `. */
  readonly usage: string;
  readonly does: string;
  readonly example: string;
  /** Names it takes, at least and at most. */
  readonly takes: readonly [least: number, most: number];
  /** Options that mean something else here than to the other commands. */
  readonly ownOptions?: { readonly [name: string]: { readonly type: 'string' | 'boolean' } };
  /** Whether it asks for the key of this machine. */
  readonly signs?: boolean;
  run(world: CommandWorld): Promise<void> | void;
}

/** What the journal keeps of the one who releases. */
export const noteOf = ({ options }: CommandWorld): ReleaseNote => releaseNote(options.why ?? null);

/** What makes a release a canary, where it is to be one. */
export const canaryDetails = ({ options: { canary } }: CommandWorld): ReleaseDetails =>
  canary === undefined ? {} : { kind: 'canary', share: readShare(canary) };

/** What every release of this terminal is made with, and how it is told before it is made. */
export async function releaseOptions(
  world: CommandWorld,
): Promise<
  Pick<ReleaseOptions, 'store' | 'site' | 'signer' | 'run' | 'backEnd' | 'channel' | 'composer' | 'tell' | 'gate'>
> {
  const { store, site, signer, names, options } = world;
  const backEnd = options['without-posts'] ? null : await findBackEnd(site.facts);
  const mayChange = options.all || names.includes(composerName);
  const composer = { version: await composerVersion(), mayChange };
  const gate = gateOf(world, backEnd);
  const tell = (plan: ReleasePlan) => tellPlan(world, plan);
  return {
    store,
    site,
    signer,
    run: confinement.run,
    backEnd,
    channel: options.channel,
    composer,
    tell,
    ...(gate && { gate }),
  };
}

function tellPlan({ say, options }: CommandWorld, { channel, head, changed, composed, isThere }: ReleasePlan): void {
  const verb = options['dry-run'] ? 'would become' : 'becomes';
  if (isThere) say(`${channel} has this already: release ${head.release?.number}.`);
  else say(`${channel}: site ${composed.id} ${verb} release ${head.next}`);
  for (const line of isThere ? [] : describeChanges(changed)) say(`  ${line}`);
  for (const warning of composed.warnings) process.stderr.write(`${warning}\n`);
}

/**
 * The release that is meant by a number of the live channel, a channel's name (its newest) or `channel:number`.
 *
 * @throws where there is none
 */
export async function findRelease(store: ReleaseStore, spelled: string): Promise<Release> {
  const [, named, digits] = spelled.match(/^(?:([a-z][\w-]*)(?::|$))?(\d+)?$/) ?? [];
  const channel = named ?? 'live';
  const found = digits
    ? await readRelease(store, channel, Number(digits))
    : named && (await readHead(store, channel)).release;
  if (found) return found;
  throw new Error(
    `There is no release "${spelled}". It is a number, a channel, or channel:number; those there are: npm run history.`,
  );
}
