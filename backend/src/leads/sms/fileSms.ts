import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ForgottenSms, SmsSender } from './smsSender';

function isForgotten(line: string, { phones, before }: ForgottenSms): boolean {
  try {
    const { to, at } = JSON.parse(line) as { to: string; at: string };
    return phones.has(to) || (before !== null && at < before);
  } catch {
    // Half a line, from a process that was killed: it may hold a number, and nothing can be read from it.
    return true;
  }
}

/** Writes each message as a line of JSON to `file` instead of sending it: for machines without a provider. */
export function fileSms(file: string): SmsSender {
  let last: Promise<unknown> = Promise.resolve();
  /** One after another: no line is added to a file that is just being rewritten. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  return {
    send: ({ to, text }) =>
      inTurn(async () => {
        const id = `file-${randomUUID()}`;
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await appendFile(file, `${JSON.stringify({ id, at: new Date().toISOString(), to, text })}\n`, { mode: 0o600 });
        return id;
      }),
    forget: (which) =>
      inTurn(async () => {
        const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
        const kept = lines.filter((line) => !isForgotten(line, which));
        if (kept.length === lines.length) return;
        const rewritten = `${file}.new`;
        const handle = await open(rewritten, 'w', 0o600);
        try {
          await handle.writeFile(kept.map((line) => `${line}\n`).join(''));
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(rewritten, file);
      }),
  };
}
