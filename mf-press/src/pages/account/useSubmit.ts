import { type FormEvent, useState } from 'react';
import { errorCode, secondsToWait } from '../../api/errorCode';
import { accountError } from '../../content/secondFactor';

/** A form whose work may be refused: whether it goes on, and why it was. `work` rejects with Firebase's reason. */
export function useSubmit(work: (form: FormData) => Promise<void>) {
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
      setFailure(accountError(errorCode(error), secondsToWait(error)));
      setBusy(false);
    }
  }
  return { busy, failure, submit };
}
