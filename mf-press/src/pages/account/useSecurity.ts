import { useFacts } from '@platform/runtime';
import { claimsInToken } from '@riverview/site/staff';
import { useCallback, useEffect, useState } from 'react';
import { countCodes, renewCodes } from '../../api/account';
import { endOlderSessions } from '../../api/endSessions';
import { type Enrollment, enroll, removeSecondFactor, secondFactor } from '../../api/secondFactor';
import { accountWords } from '../../content/account';
import { loadAuth, sessionToken } from '../../store/session';

/** What is done here only by whoever has just said who they are. */
export type Guarded = keyof typeof accountWords.confirm.what;

/** Which part of the page somebody is at. */
export type Step =
  | { readonly at: 'overview' }
  | { readonly at: 'confirm'; readonly what: Guarded }
  | { readonly at: 'enroll'; readonly enrollment: Enrollment }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

interface Known {
  readonly factor: { readonly enrolledAt: string } | null;
  /** `null` where they could not be asked. */
  readonly codes: number | null;
}

/** The account's factor, codes and sign-ins, and what is done with them. */
export function useSecurity(email: string) {
  const { firebase, projectName } = useFacts();
  const [known, setKnown] = useState<Known | null | undefined>(undefined);
  const [step, setStep] = useState<Step>({ at: 'overview' });
  const [said, setSaid] = useState<string | null>(null);

  const account = useCallback(() => ({ token: (isFresh: boolean) => sessionToken(firebase, isFresh) }), [firebase]);
  const look = useCallback(async () => {
    try {
      await loadAuth(firebase);
      const factor = await secondFactor(firebase);
      const codes = await countCodes(account()).catch(() => null);
      setKnown({ factor, codes });
    } catch {
      setKnown(null);
    }
  }, [firebase, account]);
  useEffect(() => void look(), [look]);

  const overview = (words: string | null = null) => {
    setSaid(words);
    setStep({ at: 'overview' });
    void look();
  };

  const guarded: Readonly<Record<Guarded, () => Promise<void>>> = {
    async enroll() {
      setStep({ at: 'enroll', enrollment: await enroll(firebase, projectName) });
    },
    async remove() {
      await removeSecondFactor(firebase);
      overview(accountWords.factor.removed);
    },
    async codes() {
      setStep({ at: 'codes', codes: await renewCodes(account()) });
    },
    async others() {
      const claims = claimsInToken(await sessionToken(firebase, false));
      await endOlderSessions(firebase, String(claims?.sub), Number(claims?.auth_time));
      overview(accountWords.others.ended);
    },
  };

  return {
    known,
    step,
    said,
    ask: (what: Guarded) => {
      setSaid(null);
      setStep({ at: 'confirm', what });
    },
    back: () => overview(),
    /** Signs in once more and then does it. Rejects where password or code is wrong, or it could not be done. */
    async confirm(what: Guarded, password: string, code: string): Promise<void> {
      const giveCode = await (await loadAuth(firebase)).signIn(firebase, email, password);
      await giveCode?.(code);
      await guarded[what]();
    },
    /** Ends an enrolment. Rejects where the code is not the app's. */
    async finish(enrollment: Enrollment, code: string): Promise<void> {
      await enrollment.finish(code);
      setSaid(accountWords.factor.enrolled);
      const left = await countCodes(account()).catch(() => 0);
      if (left > 0) return overview(accountWords.factor.enrolled);
      await guarded.codes().catch(() => overview(accountWords.factor.enrolled));
    },
  };
}
