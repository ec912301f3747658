/** What failed in this document, as far as it was told. */
export interface Failure {
  /** What was thrown or rejected. */
  readonly error?: unknown;
  /** Address of the script that did it, where nothing was thrown. */
  readonly file?: string;
  /** Module whose boundary caught it. */
  readonly module?: string;
}

const early: Failure[] = [];
let tell: (failure: Failure) => void = (failure) => void early.push(failure);

/** Takes note of a failure. */
export const hear = (failure: Failure): void => tell(failure);

/** Hands over every failure, those of before included. */
export function listen(listener: typeof tell): void {
  tell = listener;
  early.splice(0).forEach(listener);
}

/** Takes note of what fails in the document from now on. */
export function hearFailures(): void {
  addEventListener('error', ({ error, filename }) => hear({ error, file: filename }));
  addEventListener('unhandledrejection', ({ reason }) => hear({ error: reason }));
  addEventListener('securitypolicyviolation', ({ sourceFile }) => hear({ file: sourceFile }));
}
