import { watchCanaries } from '../canary/watchCanaries';
import { liveChannel } from '../journal';
import { reportFailures } from '../serve/reportFailures';
import { runSiteServer } from '../serve/runSiteServer';
import { cachedStore } from '../store/cachedStore';
import { FolderStore } from '../store/FolderStore';
import { lookApart } from './lookApart';
import type { Command } from './world';

export const serveCommand: Command = {
  usage: 'serve   [--channel name] [--every 10]',
  does: 'Serves a channel at PORT (4000) with the back end at BACK_END_URL behind it. While a canary is out it is looked at every so many minutes, and goes on or back by itself; 0: others look.',
  example: 'PORT=4100 npm run serve -- --channel staging',
  takes: [0, 0],
  run({ store, options: { channel, every }, say }) {
    const backEnd = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
    // A folder is as near as memory; what is far away is read once.
    const near = store instanceof FolderStore ? store : cachedStore(store);
    const pause = Number(every) * 60_000;
    if (!(pause >= 0)) throw new Error(`--every ${every} is no number of minutes.`);
    runSiteServer({ store: near, channel, backEnd, port: Number(process.env.PORT ?? 4000), say });
    // Only those who visit what is live are sent to a canary.
    if (channel !== liveChannel || pause === 0) return;
    const stopped = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
    const { signal } = stopped;
    const report = reportFailures((text) => void process.stderr.write(text));
    void watchCanaries({ store: near, look: () => lookApart(signal), pause, report, signal });
  },
};
