import { type FormEvent, useState } from 'react';
import { errorCode, secondsToWait } from '../../api/errorCode';

/**
 * A form whose work may be refused: whether it goes on, and why it was.
 *
 * @param work rejects with Firebase's reason
 * @param say what the visitor is told of a reason, and of the seconds to wait where there are some
 */
export function useSubmit(
  work: (form: FormData) => Promise<void>,
  say: (code: string, seconds: number | null) => string,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      await work(form);
    } catch (error) {
      setFailure(say(errorCode(error), secondsToWait(error)));
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, submit, forget: () => setFailure(null) };
}
