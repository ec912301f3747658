const pauseBeforeRetry = 300;

/**
 * Loads until it works; never rejects. The second try follows after a moment, each further one when `onFailure` has been
 * told how and calls it.
 *
 * @param load gets the number of the try, from 0
 */
export async function loadWithRetry<T>(
  load: (attempt: number) => Promise<T>,
  onFailure: (retry: () => void) => void,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load(attempt);
    } catch {
      await new Promise<void>((retry) => {
        if (attempt === 0) setTimeout(retry, pauseBeforeRetry);
        else onFailure(retry);
      });
    }
  }
}
