import type { Random } from '@platform/contract/testing/Random';
import type { Attack } from '../kit/attack';
import { signIn } from '../kit/inbox';
import { anyAddress } from '../kit/leads';
import { rawExchange } from '../kit/rawExchange';
import { post } from '../requests/hostileRequest';

const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';
/** Wrong passwords for one account that one address may try before it has to wait. */
const mostTried = 45;
/** So many wrong passwords are looked at, one after the other, for an account that nothing is counted against. */
const triesOfOneForgotten = 10;
const lanes = 40;

/** One address in another spelling, which the sign-in takes for the same. */
function spelled(email: string, random: Random): string {
  const letters = [...email].map((letter) => (random.below(2) ? letter.toUpperCase() : letter)).join('');
  return random.pick(['', ' ', '\t', '\u00a0']) + letters + random.pick(['', ' ', '\n', '\u200b']);
}

/** Passwords guessed under many spellings and from many addresses: few are looked at, nobody else notices. */
export const guessing: Attack = {
  row: '6',
  name: 'guessing passwords',
  alone: true,
  run: async (world, { guesses, otherAccounts }, tally) => {
    const random = world.random.fork();
    const machine = await world.machine();
    await machine.start();
    const { email, password } = machine.administrator;
    const guess = async (as: string, from?: string) => {
      const body = JSON.stringify({ email: as, password: random.hex(8) });
      const { status, body: answer } = await rawExchange(machine.sitePort, {
        parts: [post(signInPath, body)],
        from,
        patience: 60_000,
      });
      return { status, said: answer.toString() };
    };

    const from = anyAddress(random);
    let looked = 0;
    for (let at = 0; at < guesses; at++)
      if ((await guess(spelled(email, random), from)).said.includes('INVALID_LOGIN_CREDENTIALS')) looked++;
    tally.check(
      looked <= mostTried,
      'another spelling is another account: the limit counts nothing',
      `${looked} of ${guesses} looked at`,
    );

    // Other accounts' failures do not clear what is counted for this one.
    for (let at = 0; at < otherAccounts; at += lanes)
      await Promise.all(
        Array.from({ length: lanes }, (_, lane) => guess(`other-${at}-${lane}@example.com`, anyAddress(random))),
      );
    // The wait may have passed meanwhile, which gives one more try; an account that is forgotten has ten.
    let lookedAgain = 0;
    for (let at = 0; at < triesOfOneForgotten; at++)
      if ((await guess(email, from)).said.includes('INVALID_LOGIN_CREDENTIALS')) lookedAgain++;
    tally.check(
      lookedAgain <= 1,
      'failures of other accounts clear the limit of this one',
      `${lookedAgain} of ${triesOfOneForgotten} looked at`,
    );

    // The owner, elsewhere, is not locked out.
    const session = await signIn(machine.backEndOrigin, email, password).catch((error: Error) => error);
    tally.check(
      !(session instanceof Error),
      'guessing locks the owner out',
      session instanceof Error ? session.message : '',
    );

    const waits: number[] = [];
    let guessed = false;
    const guessers = Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        for (let at = 0; at < Math.ceil(guesses / lanes); at++)
          await guess(`guess-${lane}-${at}@example.com`, anyAddress(random));
      }),
    ).then(() => {
      guessed = true;
    });
    while (!guessed) {
      const start = performance.now();
      await fetch(`${machine.backEndOrigin}/healthz`).then((answer) => answer.arrayBuffer());
      waits.push(performance.now() - start);
      await new Promise((wake) => setTimeout(wake, 5));
    }
    await guessers;
    const sorted = waits.sort((a, b) => a - b);
    const [median = 0, most = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
    tally.check(median < 100, 'guessing blocks everybody else', `median ${Math.round(median)} ms`);
    tally.figure(
      `${lanes} guessers: others wait ${Math.round(median)} ms in the median, ${Math.round(most)} ms at most`,
    );
    await machine.stop();
  },
};
