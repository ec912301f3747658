import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The running emulator. */
export interface Emulator {
  /** `http://127.0.0.1:…` */
  readonly address: string;
  /** Ends it; resolves once it is gone. */
  stop(): Promise<void>;
}

/** Starts the official emulator on a free port of this machine; resolves once it answers. */
export async function startEmulator(jar: string, rulesFile: string): Promise<Emulator> {
  const port = await freePort();
  const emulator = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const args = [
    '-Duser.language=en',
    '-cp',
    jar,
    emulator,
    'start',
    '--host=127.0.0.1',
    `--port=${port}`,
    `--rules=${rulesFile}`,
  ];
  const child = spawn('java', args, { stdio: 'ignore' });
  process.once('exit', () => child.kill());
  const address = `http://127.0.0.1:${port}`;
  await answering(child, address);
  return { address, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

async function answering(child: ChildProcess, address: string): Promise<void> {
  let failure: string | null = null;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', (code) => {
    failure ??= `it ended with ${code}`;
  });
  for (const deadline = Date.now() + 90_000; Date.now() < deadline && failure === null; ) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(
    `The Firestore emulator did not start: ${failure ?? 'no answer within 90 s'}. BACK_END=embedded does without it.`,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no free port');
  return address.port;
}
