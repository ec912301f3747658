/** The code of an error of Firebase (`permission-denied`, `auth/invalid-credential`), or `unknown`. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  // An endpoint's is told as it came, with what follows the code.
  return typeof code === 'string' ? (code.split(' : ')[0] ?? code) : 'unknown';
}

/** The seconds that a refusal tells to wait, `null` where it tells none: Google itself does not. */
export function secondsToWait(error: unknown): number | null {
  const told = error instanceof Error ? /try again in (\d+) seconds/i.exec(error.message)?.[1] : undefined;
  return told === undefined ? null : Number(told);
}
