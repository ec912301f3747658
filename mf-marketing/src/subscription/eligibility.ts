import type { ReasonId } from '../content/scoreReasons';
import type { Answers } from './answers';
import { afterMonths, birthday, wholeMonths } from './period';
import { ownsHome } from './score';

/** The ways to a home: by points, by lot, and the kinds of special supply of a private complex. */
export const routes = ['points', 'lot', 'newborn', 'newlywed', 'first', 'children', 'elder', 'agency'] as const;
export type Route = (typeof routes)[number];

/** `second`: in the second rank only. `check`: it hangs on what was not said, or on the notice. */
export const verdicts = ['open', 'second', 'check', 'closed'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judgement {
  readonly verdict: Verdict;
  /** What closes the way; where nothing does, what is to be checked, and then what else is worth knowing. */
  readonly reasons: readonly ReasonId[];
}

interface Findings {
  readonly closed: (ReasonId | false)[];
  readonly check: (ReasonId | false)[];
  readonly note: (ReasonId | false)[];
}

/** A home of this site, as the law tells them apart. */
export interface Dwelling {
  /** Exclusive area, m². */
  readonly area: number;
  /** The deposit it asks of somebody who lives there, units of 10,000 won. */
  readonly deposit: number;
}

const said = (found: readonly (ReasonId | false)[]): ReasonId[] => found.filter((id) => id !== false);

/** 제4조 제1항, 제3항: who may apply at all. */
function applicant({ asOf, born, residence }: Answers): Findings {
  return {
    closed: [born !== null && birthday(born, 19) > asOf && 'underAge', residence === 'elsewhere' && 'elsewhere'],
    check: [born === null && 'bornUnknown'],
    note: [],
  };
}

/** 제28조 제1항 제1호 나목 and 제48조: six months and the deposit. */
function account({ asOf, joinedOn, deposit }: Answers, dwelling: Dwelling): Findings {
  const joined = joinedOn !== null && joinedOn <= asOf;
  return {
    closed: [
      !joined && 'noAccount',
      joined && wholeMonths(joinedOn, asOf) < 6 && 'underSixMonths',
      joined && deposit !== null && deposit < dwelling.deposit && 'shortDeposit',
    ],
    check: [joined && deposit === null && 'depositUnknown'],
    note: [],
  };
}

/** 무주택세대구성원 and once in a life (제55조), but for families with a child born since 2024-06-19 (제55조의3 제3항). */
function once(answers: Answers, forFamilies: boolean): Findings {
  const owner = ownsHome(answers);
  const again = forFamilies && answers.wonSpecial && (answers.infant || answers.minors > 0);
  return {
    closed: [owner && !again && 'ownsHome', answers.wonSpecial && !again && 'wonSpecial'],
    check: [again && 'onceMore', owner && again && 'sellFirst'],
    note: [],
  };
}

const income = ({ income: said }: Answers): Findings => ({
  closed: [said === 'beyond' && 'incomeBeyond'],
  check: [said === 'unknown' && 'incomeUnknown'],
  note: [],
});

const small = ({ area }: Dwelling): Findings => ({ closed: [area > 85 && 'over85'], check: [], note: [] });

const only = (found: Partial<Findings>): Findings => ({ closed: [], check: [], note: [], ...found });

const judges: Readonly<Record<Route, (answers: Answers, dwelling: Dwelling) => readonly Findings[]>> = {
  points: (answers, dwelling) => [
    only({
      closed: [dwelling.area > 85 && 'lotOnly', answers.wonByPoints && 'wonByPoints'],
      check: [answers.homes === 'many' && 'manyHomesPoints'],
      note: [
        'shareAnnounced',
        answers.homes === 'one' && 'ownerScores',
        answers.residence === 'neighbour' && 'daejeonFirst',
      ],
    }),
    account(answers, dwelling),
  ],
  lot: (answers, dwelling) => [
    only({
      note: [
        ownsHome(answers) && (dwelling.area > 85 ? 'homelessMaybeFirst' : 'homelessFirst'),
        answers.residence === 'neighbour' && 'daejeonFirst',
      ],
    }),
    account(answers, dwelling),
  ],
  newborn: (answers, dwelling) => [
    small(dwelling),
    only({ closed: [!answers.infant && 'noInfant'] }),
    once(answers, true),
    account(answers, dwelling),
    income(answers),
  ],
  newlywed: (answers, dwelling) => [
    small(dwelling),
    only({
      closed: [
        answers.marriage !== 'married' && 'notMarried',
        answers.marriage === 'married' &&
          answers.marriedOn !== null &&
          afterMonths(answers.marriedOn, 84) < answers.asOf &&
          'sevenYears',
      ],
      check: [answers.marriage === 'married' && answers.marriedOn === null && 'marriedOnUnknown'],
      note: ['childFirst'],
    }),
    once(answers, true),
    account(answers, dwelling),
    income(answers),
  ],
  first: (answers, dwelling) => [
    small(dwelling),
    only({
      closed: [
        answers.homes !== 'never' && 'ownedBefore',
        dwelling.area > 60 && (answers.standing === 'alone' || answers.standing === 'lodger') && 'alone',
        !answers.taxed && 'taxYears',
      ],
      check: [answers.parentsOwn && 'parentsOwnFirst'],
      note: [answers.marriage !== 'married' && answers.minors === 0 && !answers.infant && 'familiesFirst'],
    }),
    once(answers, false),
    account(answers, dwelling),
    income(answers),
  ],
  children: (answers, dwelling) => [
    only({ closed: [answers.minors < 2 && 'twoChildren'] }),
    once(answers, true),
    account(answers, dwelling),
  ],
  elder: (answers, dwelling) => [
    only({
      closed: [
        !answers.elder && 'noElder',
        answers.standing !== 'head' && 'notHead',
        answers.parentsOwn && 'parentsOwnElder',
      ],
      note: ['elderByPoints'],
    }),
    once(answers, true),
    account(answers, dwelling),
  ],
  agency: (answers, dwelling) => [
    only({ closed: [!answers.recommended && 'notRecommended'], check: [dwelling.area > 85 && 'agencyOver85'] }),
    once(answers, false),
    // Some of those who are recommended need no account (제48조).
    ((found: Findings) => only({ check: said(found.closed).length > 0 ? ['agencyAccount'] : found.check }))(
      account(answers, dwelling),
    ),
  ],
};

/** Whether a way to a home of this size is open, and why, as the law stands outside regulated areas. */
export function judge(route: Route, answers: Answers, dwelling: Dwelling): Judgement {
  const found = [applicant(answers), ...judges[route](answers, dwelling)];
  const closed = said(found.flatMap((part) => part.closed));
  const check = said(found.flatMap((part) => part.check));
  const note = said(found.flatMap((part) => part.note));
  const rank = said(account(answers, dwelling).closed);
  if (route === 'lot' && closed.length > 0 && !rank.includes('noAccount') && closed.every((id) => rank.includes(id)))
    return { verdict: 'second', reasons: [...closed, 'secondByLot', ...note] };
  if (closed.length > 0) return { verdict: 'closed', reasons: closed };
  return { verdict: check.length > 0 ? 'check' : 'open', reasons: [...check, ...note] };
}
