import { releaseNote } from '../author';
import { findBackEnd } from '../backEnd';
import { canaryRules } from '../canary/CanaryJudge';
import { canaryRun } from '../canary/canaryRun';
import { hoursReader } from '../canary/readHours';
import { returnCanary } from '../canary/returnCanary';
import { stepCanary } from '../canary/stepCanary';
import { composerVersion } from '../composer';
import { confinement } from '../confine/confinement';
import { type Command, type CommandWorld, noteOf } from './world';

async function look({ store, site, signer, options, say }: CommandWorld, visits: number): Promise<boolean> {
  const { why: _, ...note } = releaseNote(null);
  const verdict = await stepCanary({
    store,
    site,
    signer,
    run: confinement.run,
    note,
    rules: { ...canaryRules, visits },
    readHours: hoursReader(site.facts),
    findBackEnd: () => (options['without-posts'] ? Promise.resolve(null) : findBackEnd(site.facts)),
    composer: { version: await composerVersion(), mayChange: false },
  });
  const share = verdict?.kind === 'go-on' ? Math.round(verdict.share * 100) : 0;
  const outcome = options['dry-run']
    ? { wait: 'would stay as it is', 'go-on': `would go on to ${share} %`, return: 'would be taken back' }
    : { wait: 'stays as it is', 'go-on': `goes on to ${share} %`, return: 'was taken back' };
  say(verdict ? `The canary ${outcome[verdict.kind]}: ${verdict.why}` : 'No canary is out.');
  return verdict !== null && verdict.kind !== 'return' && !(verdict.kind === 'go-on' && verdict.share >= 1);
}

export const canaryCommand: Command = {
  usage: `canary   [--watch] [--every 10] [--visits ${canaryRules.visits}] [--out] [--without-posts] [--why "…"] [--dry-run]`,
  does: 'Looks at the canary that is out: takes it back where it is worse, lets it go on where it had its visits. --watch looks again every so many minutes until it is live or back; --out takes it back whatever is known.',
  example: 'npm run canary -- --watch',
  takes: [0, 0],
  signs: true,
  async run(world) {
    const { store, options, say } = world;
    const visits = Number(options.visits ?? canaryRules.visits);
    const every = Number(options.every);
    if (!(visits >= 1 && every > 0)) throw new Error('--visits and --every are numbers above 0.');
    if (options.out) {
      const { number } = await returnCanary(store, noteOf(world));
      return say(`canary: release ${number}${options['dry-run'] ? ' would be' : ','} the same as what is live`);
    }
    if (!(await canaryRun(store)))
      return say('No canary is out. Send one: npm run release -- --canary 10% <module@version>.');
    while (
      await look(world, visits).catch((error: Error) => {
        // What does not answer now may answer next time; whoever looks only once is told.
        if (!options.watch) throw error;
        say(error.message);
        return true;
      })
    ) {
      if (!options.watch) return;
      await new Promise((resolve) => setTimeout(resolve, every * 60_000));
    }
  },
};
