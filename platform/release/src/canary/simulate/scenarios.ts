/** How the visits of a release go. Probabilities of one visit, or of one page of it. */
export interface Behaviour {
  /** A visit in which code fails. */
  readonly failure: number;
  /** A page that is not good in it. */
  readonly slowLcp: number;
  readonly slowInp: number;
  readonly jump: number;
  /** A visit in which a form is begun. */
  readonly attempt: number;
  /** A begun form that reaches the goal. */
  readonly goal: number;
}

/** A release that is sent out as a canary. */
export interface Scenario {
  readonly name: string;
  /** How it differs from what is live. */
  readonly change: Partial<Behaviour>;
  /** Whether it ought to come back. */
  readonly isWorse: boolean;
}

export const usual: Behaviour = { failure: 0.004, slowLcp: 0.12, slowInp: 0.08, jump: 0.04, attempt: 0.06, goal: 0.75 };

/** Four of five visits are on a phone, and the form is broken on one of five kinds of them. */
const onBrokenPhones = 0.8 / 5;
const goalWithBrokenForm = usual.goal * (1 - onBrokenPhones);

export const scenarios: readonly Scenario[] = [
  { name: 'the same', change: {}, isWorse: false },
  { name: 'a little better in everything', change: { failure: 0.003, slowLcp: 0.1, goal: 0.78 }, isWorse: false },
  {
    name: 'the form fails on one of five phones, silently',
    change: { goal: goalWithBrokenForm },
    isWorse: true,
  },
  {
    name: 'the form fails on one of five phones, with an error',
    change: { goal: goalWithBrokenForm, failure: usual.failure + usual.attempt * onBrokenPhones },
    isWorse: true,
  },
  { name: 'the form fails everywhere', change: { goal: 0 }, isWorse: true },
  { name: 'one of a hundred visits fails', change: { failure: usual.failure + 0.01 }, isWorse: true },
  { name: 'the main picture is late on one of five pages', change: { slowLcp: 0.2 }, isWorse: true },
  { name: 'a page of one of ten visits fails at once', change: { failure: 0.1 }, isWorse: true },
];
