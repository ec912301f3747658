import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { kill, watchMemory } from './watchMemory';

// Its default export is a member of what it exports: Node and bundlers differ in how they import that.
const requireHere = createRequire(import.meta.url);
const { default: workerd } = requireHere('workerd') as { readonly default: string };

/** Version of what bundles run in. */
export const { version: workerdVersion } = requireHere('workerd/package.json') as { readonly version: string };

interface ProcessOptions {
  /** Modules of the Worker by name; the first is what it runs. Its `env.maker` makes functions of text. */
  readonly modules: ReadonlyMap<string, string>;
  /** Port of the only server that it reaches. */
  readonly outbound: number;
  /** Megabytes it may take. */
  readonly memory: number;
}

/** A running workerd with one Worker. */
export interface WorkerdProcess {
  readonly port: number;
  /** Resolves once it is gone. */
  readonly ended: Promise<void>;
  end(): void;
}

const kindOf = (name: string) => (name.endsWith('.cjs') ? 'commonJsModule' : 'esModule');

/** workerd's own configuration, in Cap'n Proto's text. */
const configuration = (modules: readonly string[], { outbound, memory }: ProcessOptions) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "room", worker = (
      modules = [${modules.map((name) => `(name = "${name}", ${kindOf(name)} = embed "${name}")`).join(', ')}],
      compatibilityDate = "2026-07-01",
      compatibilityFlags = ["nodejs_compat", "disallow_importable_env"],
      bindings = [(name = "maker", unsafeEval = void)],
      globalOutbound = "outbound",
    )),
    (name = "outbound", external = (address = "127.0.0.1:${outbound}", http = (style = proxy))),
  ],
  sockets = [(name = "room", address = "127.0.0.1:0", http = (), service = "room")],
  v8Flags = ["--max-old-space-size=${memory}"],
);
`;

/** workerd itself takes so much. */
const ownMegabytes = 200;

/** Runs a command, says its process id, and ends it when whoever started this is gone, however that came. */
const keeper = '"$@" & pid=$!; echo $pid; exec 2>&- 3>&-; read -r never; kill -9 $pid 2>/dev/null';

const firstLine = (stream: Readable) => new Promise<string>((resolve) => createInterface(stream).once('line', resolve));

/** The port that it says it listens at. */
function readPort(control: Readable): Promise<number> {
  return new Promise((resolve) => {
    createInterface(control).on('line', (line) => {
      const { event, port } = JSON.parse(line) as { readonly event: string; readonly port?: number };
      if (event === 'listen' && port) resolve(port);
    });
  });
}

/** @throws where it does not start, with what it says */
export async function startWorkerd(options: ProcessOptions): Promise<WorkerdProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'room-'));
  const names = [...options.modules.keys()];
  await writeFile(path.join(folder, 'config.capnp'), configuration(names, options));
  await Promise.all([...options.modules].map(([name, text]) => writeFile(path.join(folder, name), text)));
  const child = spawn(
    'sh',
    ['-c', keeper, 'sh', workerd, 'serve', '--experimental', 'config.capnp', '--control-fd=3'],
    {
      cwd: folder,
      env: {},
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    },
  );
  const [stdin, stdout, stderr, control] = child.stdio as unknown as [Writable, Readable, Readable, Readable];
  let said = '';
  stderr.on('data', (bytes: Buffer) => {
    said = (said + bytes.toString('utf8')).slice(-2000);
  });
  const ended = new Promise<void>((resolve) => control.once('close', resolve));
  void ended.then(() => {
    stdin.end();
    return rm(folder, { recursive: true, force: true });
  });
  const pid = Number(await firstLine(stdout));
  watchMemory(pid, options.memory + ownMegabytes, ended);
  const port = await Promise.race([readPort(control), ended.then(() => null)]);
  if (port === null)
    throw new Error(`workerd, which pages are rendered in, did not start: ${said.trim() || 'no word'}`);
  return { port, ended, end: () => kill(pid) };
}
