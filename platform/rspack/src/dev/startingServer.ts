/** How long a server that was asked to start is waited for the first time, ms. */
const patience = 15_000;

/** A server that was started at the same moment as the one that asks for it. */
export class StartingServer {
  readonly #address: string;
  #isAwaited: boolean;

  /** @param isAwaited `false`: nobody started it, but it may be there */
  constructor(address: string, isAwaited = true) {
    this.#address = address;
    this.#isAwaited = isAwaited;
  }

  /** Whether it answers. While it is starting it is waited for; once it has been there and is gone, it is gone. */
  async isUp(): Promise<boolean> {
    const until = Date.now() + patience;
    for (;;) {
      const up = await fetch(this.#address, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up || Date.now() > until) this.#isAwaited = false;
      if (!this.#isAwaited) return up;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
