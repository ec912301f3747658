import http from 'node:http';
import { release } from '../release';
import { rollBack } from '../rollBack';
import type { ReleaseStore } from '../store/ReleaseStore';
import { page, publishRemote, publishShell, remote, sampleSite } from '../testing';

interface LoadOptions {
  readonly store: ReleaseStore;
  /** Where the store's site is served on this machine. */
  readonly port: number;
  readonly releases: number;
  readonly visitors: number;
}

/** What visitors met while releases went by. */
export interface LoadReport {
  readonly releases: number;
  readonly rollbacks: number;
  /** Pages that were asked for, and files that these name. */
  readonly pages: number;
  readonly files: number;
  /** Numbers of releases that visitors saw. */
  readonly seen: number;
  /** What went wrong; empty where nothing did. */
  readonly problems: readonly string[];
}

const paths = ['/', '/About', '/News'];
const site = remote(
  'mf-alpha',
  paths.map((path) => page({ path })),
);
const everyRollback = 4;

/** Addresses of the scripts and styles that a page names. */
const filesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/_modules\/[^"]+)"/g)].map(([, address = '']) => address)),
];

/**
 * Releases a site again and again, every fourth time by a rollback, while visitors read it: each asks for a page, and a moment
 * later for all the files that it names, as a slow phone does.
 */
export async function releasesUnderVisitors({ store, port, releases, visitors }: LoadOptions): Promise<LoadReport> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  const problems: string[] = [];
  const seen = new Set<string>();
  let asked = 0;
  /** Of the pages in the order in which they were asked for, the last one that was read. */
  let lastRead = 0;
  let pages = 0;
  let files = 0;
  let ended = false;

  const ask = (path: string, isAgain = false) =>
    new Promise<string>((resolve) => {
      const failed = (why: string) => {
        problems.push(`${path}: ${why}`);
        resolve('');
      };
      const request = http.get({ host: '127.0.0.1', port, path, agent: isAgain ? false : agent }, async (answer) => {
        const said = answer.headers['server-timing'];
        if (said) seen.add(String(said));
        const body = await answer.toArray().catch(() => null);
        if (!body) failed('the answer breaks off');
        else if (answer.statusCode === 200) resolve(Buffer.concat(body).toString());
        else failed(`status ${answer.statusCode}`);
      });
      request.on('error', ({ message }) => {
        // A server may end a connection that rests just as it is used again: browsers ask once more (RFC 9112, 9.3.1), on a new one here, for
        // others that rest may end with it.
        if (request.reusedSocket && !isAgain) resolve(ask(path, true));
        else failed(message);
      });
    });

  async function visit(seed: number): Promise<void> {
    for (let turn = seed; !ended; turn++) {
      asked++;
      const order = asked;
      const html = await ask(paths[turn % paths.length] ?? '/');
      lastRead = Math.max(lastRead, order);
      pages++;
      await new Promise((resolve) => setTimeout(resolve, 20 + ((turn * 37) % 200)));
      const named = filesIn(html);
      if (html && named.length < 3) problems.push('a page names no files');
      for (const file of named) await ask(file);
      files += named.length;
    }
  }

  /** Waits until somebody has read a page asked for from now on: on a slow machine, too, each release meets a visitor. */
  async function readAnew(): Promise<void> {
    const before = asked;
    while (lastRead <= before) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  const shell = await publishShell(store);
  const publishOne = async (number: number) => {
    const version = await publishRemote(store, site, { words: `'release ${number}'` });
    const composer = { version: 'load', mayChange: true };
    await release({ store, replace: { shell, 'mf-alpha': version }, site: sampleSite, backEnd: null, composer });
  };
  await publishOne(0);
  const readers = Array.from({ length: visitors }, (_, seed) => visit(seed));
  let rollbacks = 0;
  for (let number = 1; number <= releases; number++) {
    if (number % everyRollback) await publishOne(number);
    else {
      await rollBack(store);
      rollbacks++;
    }
    await readAnew();
  }
  ended = true;
  await Promise.all(readers);
  agent.destroy();
  return { releases: releases - rollbacks, rollbacks, pages, files, seen: seen.size, problems };
}
