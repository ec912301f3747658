import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { soak } from '@platform/contract/testing/soak';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendLead } from '../api/sendLead';
import { memoryLocks, memoryStorage, noDatabase } from '../testing/browserParts';
import { leadToSend } from '../testing/leadToSend';
import { Outbox } from './Outbox';

const backend = path.resolve(import.meta.dirname, '../../../backend');
const slow = 700;
const timeout = 400;
const submissions = soak(1000, 5);
const atOnce = 40;

let folder: string;
let endpoint: ChildProcess;
let endpointUrl: string;
let network: Server;
let networkUrl: string;
let repaired = false;
const met = new Map<string, number>();

function random(): number {
  return Math.random();
}

async function forward(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await fetch(endpointUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.concat(chunks),
  });
  return { status: answer.status, body: await answer.text() };
}

function answer(response: ServerResponse, { status, body }: { status: number; body: string }): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** What may happen on the way to the endpoint and back. */
const faults: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void> | void>> = {
  'endpoint down': (request) => {
    request.socket.destroy();
  },
  'error 500': (request, response) => {
    request.resume();
    response.writeHead(500).end('<h1>Internal Server Error</h1>');
  },
  'error 500 after storing': async (request, response) => {
    await forward(request);
    response.writeHead(502).end();
  },
  'too slow, stored': async (request, response) => {
    const stored = await forward(request);
    setTimeout(() => answer(response, stored), slow);
  },
  'cut after storing, before the answer': async (request) => {
    await forward(request);
    request.socket.destroy();
  },
  'cut in the middle of the answer': async (request, response) => {
    await forward(request);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"ok":');
    setTimeout(() => request.socket.destroy(), 5);
  },
  'captive portal in JSON': (request, response) => {
    request.resume();
    answer(response, { status: 200, body: '{"status":"login required"}' });
  },
  'HTML 400': (request, response) => {
    request.resume();
    response.writeHead(400, { 'content-type': 'text/html' }).end('<h1>Bad Request</h1>');
  },
  'redirect to a login page': (request, response) => {
    request.resume();
    response.writeHead(302, { location: '/login' }).end();
  },
  'login page of a hotel': (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Wi-Fi</title>');
  },
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-faults-'));
  endpoint = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(backend, 'src/leads/testing/endpointProcess.ts'), path.join(folder, 'leads.db')],
    { cwd: backend, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (!endpoint.stdout) throw new Error('The endpoint prints nothing.');
  const [line] = (await once(endpoint.stdout, 'data')) as [Buffer];
  endpointUrl = line.toString().trim();
  network = createServer(async (request, response) => {
    const names = Object.keys(faults);
    const name = repaired || random() < 0.45 ? null : names[Math.floor(random() * names.length)];
    met.set(name ?? 'well', (met.get(name ?? 'well') ?? 0) + 1);
    if (name) await faults[name]?.(request, response);
    else answer(response, await forward(request));
  });
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  networkUrl = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
}, 30_000);

afterAll(() => {
  network.closeAllConnections();
  network.close();
  endpoint.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A visitor's browser: tabs that share a storage, may be offline, and are closed whenever it suits the visitor. */
function browser() {
  const storage = memoryStorage();
  const oneAtATime = memoryLocks();
  return {
    storage,
    openTab() {
      const tab = { open: true, online: random() > 0.1 };
      const outbox = new Outbox({
        storage,
        ...noDatabase,
        // What a closed tab would have gone on to do does not happen; its locks are let go of.
        oneAtATime: (name, work) =>
          oneAtATime(name, work).catch((error) => (tab.open ? Promise.reject(error) : new Promise(() => {}))),
        now: Date.now,
        random,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 100)),
        isOnline: () => tab.online,
        send: async (lead) => {
          if (!tab.online) return { kind: 'unreachable' };
          const outcome = await sendLead(lead, networkUrl, timeout);
          if (!tab.open) throw new Error('This tab is closed.');
          return outcome;
        },
      });
      return {
        outbox,
        close() {
          tab.open = false;
          outbox.stop();
        },
      };
    },
  };
}

async function visit(n: number): Promise<{ done: () => Promise<boolean> }> {
  const { storage, openTab } = browser();
  const tab = openTab();
  const lead = leadToSend({ key: `fault-lead-${String(n).padStart(8, '0')}`, message: `문의 ${n}` });
  const submitted = tab.outbox.submit(lead);
  // Some close the tab while it is still sending; others, told that it failed, press the button again, which makes a new
  // key for the same content.
  if (random() < 0.3) await new Promise((resolve) => setTimeout(resolve, random() * 40));
  else if ((await submitted)?.kind !== 'accepted' && random() < 0.5) {
    await tab.outbox.submit({ ...lead, key: `${lead.key}-again` });
  }
  tab.close();
  return {
    async done() {
      if (storage.length === 0) return true;
      const tabs = [openTab(), openTab()];
      await Promise.all(tabs.map(({ outbox }) => outbox.flush({ everything: true })));
      for (const opened of tabs) opened.close();
      return storage.length === 0;
    },
  };
}

async function storedLeads(): Promise<readonly { id: string; message: string }[]> {
  const leads: { id: string; message: string }[] = [];
  let cursor: string | null = null;
  do {
    const url: string = `${endpointUrl}?limit=200${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`;
    const page = (await (await fetch(url, { headers: { authorization: 'Bearer administrator' } })).json()) as {
      leads: { id: string; message: string }[];
      next: string | null;
    };
    leads.push(...page.leads);
    cursor = page.next;
  } while (cursor);
  return leads;
}

test(`${submissions} submissions through random failures are as many leads`, { timeout: 300_000 }, async () => {
  let left = [];
  for (let n = 0; n < submissions; n += atOnce) {
    left.push(...(await Promise.all(Array.from({ length: atOnce }, (_, m) => visit(n + m)))));
  }
  for (let round = 0; left.length > 0 && round < 40; round++) {
    repaired = round > 25;
    const arrived: boolean[] = [];
    for (let n = 0; n < left.length; n += atOnce) {
      arrived.push(...(await Promise.all(left.slice(n, n + atOnce).map(({ done }) => done()))));
    }
    left = left.filter((_, n) => !arrived[n]);
  }
  const stored = await storedLeads();
  expect(left).toEqual([]);
  expect(new Set(stored.map(({ message }) => message)).size).toBe(submissions);
  expect(stored).toHaveLength(submissions);
  for (const name of Object.keys(faults)) expect(met.get(name), name).toBeGreaterThan(submissions / 50);
});
