import { type ChildProcess, spawn } from 'node:child_process';
import type { Random } from '@platform/contract/testing/Random';
import { freePort } from '@platform/local-firebase/freePort';
import { repository, untilReady } from '../../setup/processes';
import type { Attack } from '../kit/attack';
import { damages, storedLeads, timesStored } from '../kit/inbox';
import { acknowledgement, anyAddress, newLead, type SentLead, sendLead } from '../kit/leads';
import { listenersOn } from '../kit/listener';
import { Machine } from '../kit/Machine';
import type { Tally } from '../kit/Tally';

const writers = 6;
const readers = 3;
/** Milliseconds in which a process that was killed has to be back. */
const patience = 20_000;

/** Whether nothing but `npm start` itself has to happen for the address to answer again. */
async function comesBack(url: string): Promise<boolean> {
  return untilReady(url, () => '', patience / 1000).then(
    () => true,
    () => false,
  );
}

/** Starts everything the way `npm start` does, on ports and folders of its own. */
function startAll(store: string, dataDir: string, site: number, backEnd: number): ChildProcess {
  return spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(site),
      BACK_END_PORT: String(backEnd),
      DATA_DIR: dataDir,
      RELEASE_STORE: store,
      BACK_END: 'embedded',
    },
    stdio: 'ignore',
    detached: true,
  });
}

function endAll(supervisor: ChildProcess): void {
  try {
    process.kill(-(supervisor.pid ?? 0), 'SIGKILL');
  } catch {
    // The whole group has ended.
  }
}

interface Load {
  readonly acknowledged: SentLead[];
  /** Pages that failed while only the back end was dead. */
  failedPages: number;
  pages: number;
  /** The site itself was killed: its pages may fail for a moment. */
  siteIsDead: boolean;
  ended: boolean;
}

async function write(load: Load, port: number, random: Random): Promise<void> {
  while (!load.ended) {
    const lead = newLead(random);
    const answer = await sendLead(port, lead, anyAddress(random));
    if (acknowledgement(answer, lead.key).acknowledged) load.acknowledged.push(lead);
    else await new Promise((wake) => setTimeout(wake, 20));
  }
}

async function read(load: Load, origin: string, random: Random): Promise<void> {
  while (!load.ended) {
    const wasDead = load.siteIsDead;
    const ok = await fetch(origin + random.pick(['/', '/Brand/intro', '/Privacy']), {
      signal: AbortSignal.timeout(10_000),
    }).then(
      async (answer) => answer.ok && (await answer.text()).includes('</html>'),
      () => false,
    );
    if (wasDead || load.siteIsDead) continue;
    load.pages++;
    if (!ok) load.failedPages++;
    await new Promise((wake) => setTimeout(wake, 10));
  }
}

/** What listens on the port is killed again and again, at random moments; everybody else goes on. */
async function killing(
  name: string,
  port: number,
  kills: number,
  url: string,
  random: Random,
  load: Load,
  tally: Tally,
) {
  for (let kill = 0; kill < kills; kill++) {
    await new Promise((wake) => setTimeout(wake, 100 + random.below(400)));
    const isSite = name === 'the site';
    if (isSite) load.siteIsDead = true;
    const processes = listenersOn(port);
    for (const id of processes) process.kill(id, 'SIGKILL');
    const back = processes.length > 0 && (await comesBack(url));
    if (isSite) load.siteIsDead = false;
    tally.check(back, `${name} was killed and nothing started it again`);
    if (!back)
      return tally.checkMany(kills - kill - 1, kills - kill - 1, `${name} was killed and nothing started it again`);
  }
}

/** `npm start` under writers and readers, its processes killed one after the other. */
export const killedProcesses: Attack = {
  row: '2',
  name: 'kill -9 under load',
  run: async (world, { kills }, tally) => {
    const { store } = await world.machine();
    const dataDir = world.folder('data');
    const [site, backEnd] = [await freePort(), await freePort()];
    const supervisor = startAll(store, dataDir, site, backEnd);
    world.onClose(async () => endAll(supervisor));
    const origin = `http://127.0.0.1:${site}`;
    await untilReady(origin, () => 'npm start does not come up.', 120);

    const load: Load = { acknowledged: [], failedPages: 0, pages: 0, siteIsDead: false, ended: false };
    const work = [
      ...Array.from({ length: writers }, () => write(load, site, world.random.fork())),
      ...Array.from({ length: readers }, () => read(load, origin, world.random.fork())),
    ];
    const random = world.random.fork();
    await killing('the back end', backEnd, kills, `http://127.0.0.1:${backEnd}/healthz`, random, load, tally);
    tally.checkMany(load.pages, load.failedPages, 'a page failed while only the back end was dead');
    if (load.failedPages === 0) await killing('the site', site, kills, origin, random, load, tally);
    else tally.checkMany(kills, kills, 'the site went down with the back end');
    load.ended = true;
    await Promise.all(work);
    tally.figure(`${load.pages} pages and ${load.acknowledged.length} leads during ${2 * kills} kills`);

    await endedBy(supervisor, 'SIGTERM');
    endAll(supervisor);
    tally.check(
      [site, backEnd].every((port) => listenersOn(port).length === 0),
      'a process is left behind after a clean end',
    );
    const after = new Machine({ dataDir, store });
    world.onClose(() => after.kill());
    await after.startBackEnd();
    const times = timesStored(await storedLeads(after));
    for (const { message } of load.acknowledged)
      tally.check(times.get(message) === 1, 'an acknowledged lead is not there once');
    await after.stop();
    tally.check(damages(dataDir).length === 0, 'a database is damaged', damages(dataDir)[0]);
  },
};

async function endedBy(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await Promise.race([gone, new Promise((wake) => setTimeout(wake, 15_000))]);
}
