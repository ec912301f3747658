import { randomUUID } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SmsSender } from './smsSender';

/** Writes each message as a line of JSON to `file` instead of sending it: for machines without a provider. */
export function fileSms(file: string): SmsSender {
  return {
    async send({ to, text }) {
      const id = `file-${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, `${JSON.stringify({ id, at: new Date().toISOString(), to, text })}\n`, { mode: 0o600 });
      return id;
    },
  };
}
