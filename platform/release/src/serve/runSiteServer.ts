import type { ReleaseStore } from '../store/ReleaseStore';
import { reportFailures } from './reportFailures';
import { createSiteServer } from './siteServer';

interface RunOptions {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly backEnd: string | null;
  /** Port on the loopback address. */
  readonly port: number;
  /** Tells the terminal. */
  readonly say: (text: string) => void;
}

/** Time in which answers that have begun may end when the server is to stop, ms. */
const farewell = 3_000;

/**
 * Makes this process the site server, until SIGINT or SIGTERM. A promise that nobody caught is said and served over; an exception
 * outside of any promise ends the process, which may be in any state then.
 */
export function runSiteServer({ store, channel, backEnd, port, say }: RunOptions): void {
  const report = reportFailures((text) => void process.stderr.write(text));
  const server = createSiteServer({ store, channel, backEnd, report });
  process.on('unhandledRejection', report);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = `Port ${port} is taken. Stop what listens there, or choose another: PORT=4100 npm start`;
    process.stderr.write(`${error.code === 'EADDRINUSE' ? taken : error.message}\n`);
    process.exit(1);
  });
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), farewell).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  server.listen(port, '127.0.0.1', () => say(`The site is at http://localhost:${port}`));
}
