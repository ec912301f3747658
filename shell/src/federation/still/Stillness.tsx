import { createContext, use } from 'react';

/** Whether a page that is being composed needs a script to be what it is. */
export class Stillness {
  #isStill = true;

  get isStill(): boolean {
    return this.#isStill;
  }

  /** Something of the page does what HTML does not do by itself. */
  end(): void {
    this.#isStill = false;
  }
}

/** Stands around a page's own content, where it is composed. */
export const StillnessContext = createContext<Stillness | null>(null);

/** Says, while something renders, that its page needs scripts. */
export function needsScripts(): void {
  use(StillnessContext)?.end();
}
