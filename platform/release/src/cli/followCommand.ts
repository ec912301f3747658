import { releaseNote } from '../author';
import { findBackEnd } from '../backEnd';
import { CompositionMemory } from '../compose/CompositionMemory';
import { composerVersion } from '../composer';
import { confinement } from '../confine/confinement';
import { followChanges } from '../recompose/followChanges';
import { followRollbacks } from '../recompose/followRollbacks';
import { Recomposer } from '../recompose/Recomposer';
import { release } from '../release';
import { reportFailures } from '../serve/reportFailures';
import type { Command } from './world';

export const followCommand: Command = {
  usage: 'follow',
  does: 'Composes what is live again whenever the back end at BACK_END_URL tells of a change, until it is stopped. npm start runs it.',
  example: 'BACK_END_URL=http://127.0.0.1:4010 npm run follow',
  takes: [0, 0],
  async run({ store, site, say }) {
    const backEnd = await findBackEnd(site.facts);
    const composer = { version: await composerVersion(), mayChange: false };
    const details = { ...releaseNote('the data of the back end changed'), kind: 'data' as const };
    const memory = new CompositionMemory();
    const recomposer = new Recomposer(async () => {
      const start = performance.now();
      const { id, release: made } = await release({
        store,
        site,
        replace: {},
        keepFacts: true,
        run: confinement.run,
        backEnd,
        composer,
        memory,
        details,
      });
      say(`composed ${id} in ${Math.round(performance.now() - start)} ms: release ${made.number}`);
    });
    const stopped = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
    const report = reportFailures((text) => void process.stderr.write(text));
    say('The composer follows the back end.');
    const { signal } = stopped;
    const onRollback = () => void recomposer.insist(report);
    await Promise.race([
      followChanges({ backEnd, recomposer, report, signal }),
      followRollbacks({ store, onRollback, signal }),
    ]);
    process.exit(0);
  },
};
