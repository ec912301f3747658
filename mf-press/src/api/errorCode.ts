/** The code of an error of Firebase (`permission-denied`, `auth/invalid-credential`), or `unknown`. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : 'unknown';
}
