import { type ChildProcess, execFileSync, type ForkOptions, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cutInstance } from '@platform/assets/fonts/cutInstance';
import type { WholePaper } from '@platform/assets/paper/typesetPaper';
import { afterEach, expect, test, vi } from 'vitest';
import { kill } from '../confine/watchMemory';
import { PaperMaker, type PaperSources } from './PaperMaker';

vi.mock('node:child_process', async (original) => {
  const all = await original<typeof import('node:child_process')>();
  return { ...all, fork: vi.fn(all.fork) };
});
// A process and all that it reads before it makes papers take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const packages = createRequire(import.meta.url);
/** A slice of a font, for a whole one takes seconds, which holds common syllables, letters and digits. */
const font = await readFile(
  packages.resolve('pretendard/dist/web/static/woff2-dynamic-subset/Pretendard-Regular.subset.91.woff2'),
);
const colours = { ground: '#fff', ink: '#000', soft: '#000', mute: '#000', line: '#000', accent: '#000' };
const paper: WholePaper = {
  title: 'A',
  language: 'en',
  look: { light: colours, dark: colours },
  foot: 'A',
  sheets: [{ bookmark: 'A', blocks: [{ kind: 'drawing', src: '/plan.svg', alt: 'A', width: 100 }] }],
};
/** A drawing of so many lines. */
const drawing = (lines: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10000 4000">${'<path d="M0 0L9000 3000" stroke="#000"/>'.repeat(lines)}</svg>`,
  );
const sources = (lines: number): PaperSources => ({
  read: async () => drawing(lines),
  cut: (_, characters) => cutInstance(font, characters, null),
});

/** The next process is started otherwise. */
async function startNext(change: (options: ForkOptions) => ForkOptions): Promise<void> {
  const { fork: forkReally } = await vi.importActual<typeof import('node:child_process')>('node:child_process');
  vi.mocked(fork).mockImplementationOnce((file, args, options = {}) => forkReally(file, args, change(options)));
}

const startedLast = () => vi.mocked(fork).mock.results.at(-1)?.value as ChildProcess;

/** The time of a paper goes on where a test says so, however busy the machine is. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

let maker: PaperMaker;
afterEach(async () => {
  vi.useRealTimers();
  await maker.close();
});

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';

test('papers are made one after the other, whoever asks at once', async () => {
  maker = new PaperMaker();
  const made = await Promise.all([maker.make(paper, sources(1)), maker.make(paper, sources(2))]);
  expect(made.map(isPdf)).toEqual([true, true]);
});

test('what cannot be had is said in the words of whoever was asked, and the next paper is made', async () => {
  maker = new PaperMaker();
  const refused = {
    ...sources(1),
    read: async () => Promise.reject(new Error('It shows /secret, which is no asset.')),
  };
  await expect(maker.make(paper, refused)).rejects.toThrow('It shows /secret, which is no asset.');
  expect(isPdf(await maker.make(paper, sources(1)))).toBe(true);
});

test('a drawing that takes too long ends with its process, and whoever composes goes on', async () => {
  holdTime();
  maker = new PaperMaker({ time: 60_000, memory: 2000 });
  const endless: PaperSources = {
    ...sources(1),
    async read() {
      // Once it has its answer.
      setImmediate(() => vi.advanceTimersByTime(61_000));
      return drawing(1_000_000);
    },
  };
  await expect(maker.make(paper, endless)).rejects.toThrow('It took more than 60 seconds to make.');
  expect(isPdf(await maker.make(paper, sources(1)))).toBe(true);
});

test('waiting for a file or a font is not the time of the paper', async () => {
  holdTime();
  maker = new PaperMaker({ time: 60_000, memory: 2000 });
  const { read, cut } = sources(1);
  const late: PaperSources = {
    async read(address) {
      vi.advanceTimersByTime(61_000);
      return read(address);
    },
    async cut(...of) {
      vi.advanceTimersByTime(61_000);
      return cut(...of);
    },
  };
  expect(isPdf(await maker.make(paper, late))).toBe(true);
});

test('a drawing that takes too much memory ends with its process', async () => {
  maker = new PaperMaker({ time: 60_000, memory: 300 });
  await expect(maker.make(paper, sources(1_000_000))).rejects.toThrow('It took more than 300 MB to make.');
});

test('a full heap is told however long the stack is that follows it', async () => {
  const words = 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n';
  const stack = ' 1: 0xb8ced1 node::Abort() [node]\n'.repeat(200);
  const full = `process.stderr.write(${JSON.stringify(words + stack)}); process.exit(134);`;
  await startNext((options) => ({
    ...options,
    execArgv: ['--import', `data:text/javascript,${encodeURIComponent(full)}`],
  }));
  maker = new PaperMaker();
  await expect(maker.make(paper, sources(1))).rejects.toThrow('It took more than 1200 MB to make.');
});

test('a process that cannot be started is said, and the next paper is made', async () => {
  await startNext((options) => ({ ...options, execPath: '/nowhere/node' }));
  maker = new PaperMaker();
  await expect(maker.make(paper, sources(1))).rejects.toThrow(
    'The process that makes papers failed: spawn /nowhere/node ENOENT',
  );
  expect(isPdf(await maker.make(paper, sources(1)))).toBe(true);
});

test('a process that ends before it has its answer is said, and the next paper is made', async () => {
  maker = new PaperMaker();
  const ending: PaperSources = {
    ...sources(1),
    async read() {
      const pid = Number(startedLast().pid);
      kill(pid);
      // Gone, while nothing here has heard of it.
      execFileSync('sh', ['-c', `while ps -o stat= -p ${pid} | grep -qv Z; do :; done`]);
      return drawing(1);
    },
  };
  await expect(maker.make(paper, ending)).rejects.toThrow('The process that makes papers ended: no word');
  expect(isPdf(await maker.make(paper, sources(1)))).toBe(true);
});

test('a paper that is wanted while the process is ended is made by another', async () => {
  maker = new PaperMaker();
  await maker.make(paper, sources(1));
  const [made] = await Promise.all([maker.make(paper, sources(1)), maker.close()]);
  expect(isPdf(made)).toBe(true);
});
