const quietFor = 10_000;

/**
 * Makes a reporter that writes a failure to stderr with its stack, and the same failure again only after ten seconds: a disk
 * that is gone fails every request.
 */
export function reportFailures(write: (text: string) => void, now: () => number = Date.now): (error: unknown) => void {
  const last = new Map<string, number>();
  return (error) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const key = error instanceof Error ? error.message : text;
    if (now() - (last.get(key) ?? Number.NEGATIVE_INFINITY) < quietFor) return;
    if (last.size >= 100) last.clear();
    last.set(key, now());
    write(`site: ${text}\n`);
  };
}
