import type { Facts } from '@platform/contract';
import type { RequestHandler } from '@platform/local-firebase/requestListener';
import type { HandlerParts } from '@platform/local-firebase/startLocalFirebase';
import { localDrafts } from './localDrafts';
import { publishDue } from './publishDue';

interface LocalPress {
  readonly facts: Facts;
  readonly firestore: HandlerParts['firestore'];
  /** Pause between two looks, ms. */
  readonly every?: number;
}

/** Publishes posts of this machine when their time comes. It answers no request; the back end's list of handlers closes it in the end. */
export function localPress({ facts, firestore, every = 1000 }: LocalPress): RequestHandler {
  const drafts = localDrafts(facts, firestore);
  let timer: NodeJS.Timeout;
  let isClosed = false;
  let told = '';
  const look = async () => {
    try {
      await publishDue(drafts, new Date());
      told = '';
    } catch (error) {
      // The same trouble each second is one.
      const sentence = error instanceof Error ? error.message : String(error);
      if (sentence !== told) process.stderr.write(`press: ${sentence}\n`);
      told = sentence;
    }
  };
  const lookAgain = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      working = look().then(lookAgain);
    }, every);
    timer.unref();
  };
  let working = look().then(lookAgain);

  return Object.assign(async () => false, {
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await working;
    },
  });
}
