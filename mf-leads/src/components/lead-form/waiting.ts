/** The leads of a form that wait in this browser. */
export interface Waiting {
  /** For whom, each no plainer than its owner needs: the next person at this device may read it. */
  readonly who: readonly string[];
  /** Whether all of them outlive the page. */
  readonly safe: boolean;
}

export const nothingWaits: Waiting = { who: [], safe: true };
