/** `work`, or a rejection where it takes longer: a browser's storage that never answers must not hold up a lead. */
export function inTime<T>(work: Promise<T>, milliseconds = 2000): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
    }),
  ]);
}
