import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { soak } from '@platform/contract/testing/soak';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { siteFacts } from '@riverview/site/siteFacts';
import { expect, test } from 'vitest';
import { startBackEnd } from './startBackEnd';
import { call, listing } from './testing/client';

/** Filled and read through in a tenth of the time; the thousandth page is there in either. */
const many = soak(100_000);
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const idOf = (at: number) => `many-${String(at).padStart(6, '0')}`;
const dateOf = (at: number) => new Date(Date.UTC(2000, 0, 1) + at * 60_000).toISOString();

/** Writes the posts the way the server does, but in one transaction. */
async function fill(dataDir: string): Promise<void> {
  const backEnd = await startBackEnd({ facts: siteFacts, dataDir, port: 0, emulatorJar: null });
  const content = '강변의 하루를 기록합니다. '.repeat(20);
  backEnd.documents.transaction(() => {
    for (let at = 0; at < many; at++) {
      const date = dateOf(at);
      backEnd.documents.put({
        collection: 'press',
        id: idOf(at),
        fields: {
          siteId: { stringValue: 'many' },
          title: { stringValue: `글 ${at}` },
          summary: { stringValue: '요약' },
          content: { stringValue: content },
          date: { timestampValue: date },
          views: { integerValue: '0' },
        },
        createTime: date,
        updateTime: date,
      });
    }
  });
  await backEnd.stop();
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

test(`with ${many} posts the 1,000th page costs what the first does, in under 300 MB`, {
  timeout: 300_000,
}, async () => {
  const dataDir = temporaryFolder();
  await fill(dataDir);
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', BACK_END: 'embedded' };
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let port = 0;
    for await (const chunk of child.stdout) {
      port = Number(/127\.0\.0\.1:(\d+)/.exec(String(chunk))?.[1] ?? 0);
      if (port) break;
    }
    const page = async (number: number) => {
      const last = many - (number - 1) * 10;
      const after = number === 1 ? null : { date: dateOf(last), id: idOf(last) };
      const started = performance.now();
      const { body } = await call(port, 'runQuery', { structuredQuery: listing('many', 10, after) });
      const time = performance.now() - started;
      expect(body).toHaveLength(10);
      expect(body[0].document.fields.title.stringValue).toBe(`글 ${last - 1}`);
      return time;
    };
    const first: number[] = [];
    const thousandth: number[] = [];
    // Taken in turns, so that a busy moment of the machine meets both.
    for (let round = 0; round < 80; round++) {
      first.push(await page(1));
      thousandth.push(await page(1000));
    }
    const [a, b] = [median(first.slice(20)), median(thousandth.slice(20))];
    const memory = /VmHWM:\s+(\d+) kB/.exec(readFileSync(join('/proc', String(child.pid), 'status'), 'utf8'))?.[1];
    process.stdout.write(
      `first page ${a.toFixed(2)} ms, 1,000th ${b.toFixed(2)} ms, at most ${Number(memory) >> 10} MB\n`,
    );
    expect(Math.max(a, b)).toBeLessThanOrEqual(2 * Math.min(a, b));
    expect(Number(memory) / 1024).toBeLessThan(300);
  } finally {
    child.kill('SIGKILL');
  }
});
