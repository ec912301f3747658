const atOnce = 16;

/** Does work for each item, some at a time: thousands of open files are more than a system allows. Stops at the first error. */
export async function inParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
  most = atOnce,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    try {
      for (let next = queue.next(); !next.done && !failed; next = queue.next()) await work(next.value);
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: most }, worker));
  const error = settled.find((one) => one.status === 'rejected');
  if (error) throw error.reason;
}

/** What work makes of each item, in their order; some at a time. Stops at the first error. */
export async function mapInParallel<T, R>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<R>,
  most = atOnce,
): Promise<R[]> {
  const made: R[] = [];
  await inParallel(
    items.entries(),
    async ([at, item]) => {
      made[at] = await work(item, at);
    },
    most,
  );
  return made;
}
