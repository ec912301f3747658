/** Address of the back end where it answers within a moment, else `null`: pages are then composed without its data. */
export async function reachableBackEnd(
  address = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010',
): Promise<string | null> {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(1000) });
    return answer.ok ? address : null;
  } catch {
    return null;
  }
}
