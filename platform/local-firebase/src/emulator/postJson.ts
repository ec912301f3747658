import { ApiError } from '../http/ApiError';

/** Bytes of an answer that are read. */
const largest = 32 << 20;

/** Posts JSON and reads the answer, for `patience` milliseconds; throws UNAVAILABLE where there is none, RESOURCE_EXHAUSTED where there is too much. */
export async function postJson(
  url: string,
  body: object,
  token: string | null,
  patience: number,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  const headers = { 'content-type': 'text/plain', ...(token && { authorization: `Bearer ${token}` }) };
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
      redirect: 'error',
    });
    return { status: response.status, answer: JSON.parse(await bounded(response)) as unknown };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('UNAVAILABLE', 'Firestore does not answer. Try again in a moment.');
  }
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largest) {
      throw new ApiError('RESOURCE_EXHAUSTED', 'The answer would be too big. Ask for fewer documents at a time.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
