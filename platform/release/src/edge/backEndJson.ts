import { joined, textOf } from '../store/bytes';
import type { AskBackEnd, BackEndCall } from './askBackEnd';

const mostBytes = 65_536;

/**
 * Asks the back end for JSON of its own.
 *
 * @throws where there is no answer in time, it is too long, or no JSON
 */
export async function backEndJson(
  ask: AskBackEnd,
  { target, patience, document }: Pick<BackEndCall, 'target' | 'patience'> & { readonly document?: unknown },
): Promise<{ readonly status: number; readonly said: unknown }> {
  const { status, body } = await ask({
    target,
    patience,
    method: document === undefined ? 'GET' : 'POST',
    headers: document === undefined ? {} : { 'content-type': 'application/json' },
    body: new TextEncoder().encode(document === undefined ? '' : JSON.stringify(document)),
    signal: AbortSignal.timeout(patience),
  });
  const parts: Uint8Array[] = [];
  let size = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new Error('The answer of the back end is too long.');
    }
    parts.push(value);
  }
  return { status, said: JSON.parse(textOf(joined(parts))) as unknown };
}
