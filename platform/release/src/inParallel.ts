const atOnce = 16;

/** Does work for each item, some at a time: thousands of open files are more than a system allows. Stops at the first error. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
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
  const settled = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  const error = settled.find((one) => one.status === 'rejected');
  if (error) throw error.reason;
}
