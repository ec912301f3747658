import type { GateVerdict } from '../browserGate/verdict';
import { describeRelease } from '../inspect/describeRelease';
import { pin } from '../pins';
import { promote } from '../promote';
import { type ReleaseOptions, release } from '../release';
import { rollBack } from '../rollBack';
import { findVersion, versionBefore } from '../versions';
import { figures } from './figures';
import { type Command, type CommandWorld, canaryDetails, noteOf, releaseOptions } from './world';

/** What a release that was made says; a trial has said what it would be. */
function done({ say, options }: CommandWorld, number: number, site: string): void {
  if (!options['dry-run']) say(`${options.channel}: release ${number}, site ${site}`);
}

/** Releases with other versions in place of those that are there; the site's facts stay. */
async function releaseWith(
  world: CommandWorld,
  { details, ...other }: Pick<ReleaseOptions, 'replace' | 'details' | 'gate'>,
) {
  const given = await releaseOptions(world);
  const site = await release({ ...given, ...other, keepFacts: true, details: { ...noteOf(world), ...details } });
  done(world, site.release.number, site.id);
  if (!world.options['dry-run']) world.say(figures(site));
}

/** Whoever goes back is in a hurry, and goes to what visitors had. */
const wasLiveBefore = async (): Promise<GateVerdict> => ({
  outcome: 'skipped',
  why: 'back to a version that was live',
});

export const composeCommand: Command = {
  usage: 'compose   [--channel name] [--without-posts] [--without-gate "reason"] [--why "…"] [--dry-run]',
  does: 'Composes what is live again, for new data.',
  example: 'npm run compose -- --why "the article of today"',
  takes: [0, 0],
  signs: true,
  run: (world) => releaseWith(world, { replace: {} }),
};

export const releaseCommand: Command = {
  usage:
    'release -- <module@version> …   [--channel name | --canary 10%] [--without-posts] [--without-gate "reason"] [--why "…"] [--dry-run]',
  does: 'Makes published versions live, or shows them to a share of all visitors first (--canary), the other modules as they are. A version may be cut short where it stays the only one.',
  example: 'npm run release -- mf-news@1f0c --why "forward again"',
  takes: [1, 50],
  signs: true,
  async run(world) {
    const found = await Promise.all(world.names.map((name) => findVersion(world.store, name)));
    const replace = Object.fromEntries(found.map(({ module, version }) => [module, version]));
    await releaseWith(world, { replace, details: { kind: 'choice', ...canaryDetails(world) } });
  },
};

export const rollbackCommand: Command = {
  usage: 'rollback -- [<module> …] [--to number]   [--channel name] [--without-posts] [--why "…"] [--dry-run]',
  does: 'A module named goes back to the version before its own, the others stay as they are. Without a name the whole site goes back, byte for byte: to the release before, or the one that --to names.',
  example: 'npm run rollback -- mf-news --why "the form fails in Safari"',
  takes: [0, 50],
  signs: true,
  async run(world) {
    const { store, names, options, say } = world;
    const { channel } = options;
    if (names.length === 0) {
      const to = options.to === undefined ? undefined : Number(options.to);
      if (to !== undefined && !Number.isInteger(to)) throw new Error(`--to ${options.to} is no number of a release.`);
      const live = await rollBack(store, noteOf(world), {
        to,
        channel,
        signer: world.signer,
        tell: (made) => say(describeRelease(made)),
      });
      return done(world, live.number, live.site);
    }
    if (options.to !== undefined)
      throw new Error('--to names a release of the whole site. For a module: npm run release -- <module>@<version>.');
    const before = await Promise.all(names.map((name) => versionBefore(store, name, channel)));
    const replace = Object.fromEntries(names.map((name, at) => [name, before[at]?.version ?? '']));
    const returned = Object.fromEntries(names.map((name, at) => [name, before[at]?.broughtBy ?? 0]));
    await releaseWith(world, { replace, details: { kind: 'rollback', returned }, gate: wasLiveBefore });
  },
};

export const promoteCommand: Command = {
  usage: 'promote -- <channel>   [--without-posts] [--without-gate "reason"] [--why "…"] [--dry-run]',
  does: 'Makes the versions that are a channel’s own live, on top of what is live by now.',
  example: 'npm run promote -- staging --why "seen by all"',
  takes: [1, 1],
  signs: true,
  async run(world) {
    const [channel = ''] = world.names;
    const site = await promote({ ...(await releaseOptions(world)), channel, details: noteOf(world) });
    done(world, site.release.number, site.id);
  },
};

export const pinCommand: Command = {
  usage: 'pin -- <module>   [--out] [--why "…"] [--dry-run]',
  does: 'Keeps a module at the version that is live: releases with another one are refused until the pin is taken --out.',
  example: 'npm run pin -- mf-forms --why "audited; next week again"',
  takes: [1, 1],
  signs: true,
  async run(world) {
    const { store, names, options, say } = world;
    const [module = ''] = names;
    const made = await pin({ store, module, isIn: !options.out, note: noteOf(world), signer: world.signer });
    const will = options['dry-run'] ? 'would be' : 'is';
    say(
      options.out
        ? `${module} ${will} free to move: release ${made.number}`
        : `${module} ${will} pinned at ${made.pins?.[module]}: release ${made.number}`,
    );
  },
};
