import type { Slots } from '@platform/contract';

/** The places of the shell that modules fill. */
export default {
  /** The form of the popup that every "register" button opens. */
  popup: { required: true, hands: { onDone: ['() => void'], opener: ['null', 'string'] } },
  /** Shows nothing: takes up, on whichever page the visitor comes back to, what an earlier visit left in the browser. */
  resume: { required: false, hands: {} },
  /** Asks, where the owner's facts make it a question, whether others may count the visit. */
  analytics: { required: false, hands: {} },
} as const satisfies Slots;
