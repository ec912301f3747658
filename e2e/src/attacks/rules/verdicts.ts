import { findEmulator } from '@platform/local-firebase/findEmulator';
import { claimsOf, forge, stolenKey } from '../identities/jwt';
import type { Attack } from '../kit/attack';
import { creation, firestore } from '../kit/firestore';
import { administratorToken } from '../kit/inbox';
import type { Machine } from '../kit/Machine';
import { type RuleCase, ruleCases } from './ruleCases';

type Identities = Readonly<Record<string, string | null>>;

/** A token of everybody who may come; those who are no administrators are made with the machine's own key. */
async function identitiesOf(machine: Machine): Promise<Identities> {
  const administrator = await administratorToken(machine);
  const claims = claimsOf(administrator);
  const key = stolenKey(machine.dataDir);
  return {
    visitor: null,
    administrator,
    ...(key && {
      member: forge({ ...claims, admin: undefined }, { key }),
      'a member who says so in words': forge({ ...claims, admin: 'true' }, { key }),
      'a member with another claim': forge({ ...claims, admin: false, administrator: true }, { key }),
    }),
  };
}

/** Every case by everyone, in the same order on every machine: `true` where the call succeeded. */
async function verdictsOf(machine: Machine, identities: Identities): Promise<ReadonlyMap<string, boolean>> {
  const verdicts = new Map<string, boolean>();
  for (const [at, { name, call, body, exists }] of ruleCases.entries()) {
    for (const [turn, [who, token]] of Object.entries(identities).entries()) {
      const id = `case-${at}-${turn}`;
      if (exists)
        await firestore(machine.backEndOrigin, 'commit', { writes: [creation(id)] }, identities.administrator ?? null);
      const { status } = await firestore(machine.backEndOrigin, call, body(id), token);
      verdicts.set(`${who}, ${name}`, status === 200);
    }
  }
  return verdicts;
}

const mayPass = ({ allowed }: RuleCase, who: string) =>
  allowed === 'anyone' || (allowed === 'administrator' && who === 'administrator');

/** What the rules allow, call by call and identity by identity, on the embedded server and on the official one. */
export const verdicts: Attack = {
  row: '4',
  name: 'verdicts',
  run: async (world, { compareVerdicts }, tally) => {
    const machine = await world.machine();
    await machine.startBackEnd();
    const identities = await identitiesOf(machine);
    if (Object.keys(identities).length < 5) tally.skip('members: the key that signs their tokens is not found');
    const found = await verdictsOf(machine, identities);
    await machine.stop();
    for (const ruleCase of ruleCases) {
      for (const who of Object.keys(identities)) {
        const passed = found.get(`${who}, ${ruleCase.name}`) ?? false;
        const expected = mayPass(ruleCase, who);
        tally.check(
          passed === expected,
          passed ? 'allowed to whom it is not' : 'refused to whom it is allowed',
          `${who}, ${ruleCase.name}`,
        );
      }
    }
    if (!compareVerdicts) tally.skip('the official emulator: only npm run attack compares');
    else if (!findEmulator()) tally.skip('the official emulator: there is none here');
    else {
      const official = await world.machine({ backEnd: 'official' });
      await official.startBackEnd();
      const theirs = await verdictsOf(official, await identitiesOf(official));
      await official.stop();
      for (const [name, passed] of found)
        tally.check(
          theirs.get(name) === passed,
          'another verdict than on the official emulator',
          `${name}: here ${passed ? 'allowed' : 'refused'}`,
        );
    }
    tally.figure(`${ruleCases.length} calls by ${Object.keys(identities).length} identities`);
  },
};
