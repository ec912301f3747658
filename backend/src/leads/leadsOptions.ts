import type { IncomingMessage } from 'node:http';
import type { Facts } from '@platform/contract';
import type { Staff } from '../staffToken';
import type { AddressLimits } from './http/addressLimit';
import type { LeadStore } from './leadStore';
import type { Tellers } from './notices/notice';
import type { SmsSender } from './sms/smsSender';

/** What the endpoint needs from the machine it runs on. */
export interface LeadsOptions {
  readonly store: LeadStore;
  readonly sms: SmsSender;
  /** How the desk hears of a lead. Default: by its inbox only. */
  readonly tellers?: Tellers;
  readonly facts: Facts;
  /** The machine's clock, which may be wrong. */
  readonly now: () => Date;
  /** Milliseconds of running, which no setting of the clock changes. Default: since the process began. */
  readonly uptime?: () => number;
  readonly limits: AddressLimits & {
    readonly bodyBytes: number;
  };
  /** Who of the desk asks; `null` where the request carries no valid sign-in of theirs. */
  readonly staffOf: (request: IncomingMessage) => Promise<Pick<Staff, 'account' | 'role'> | null>;
  /** The visitor's address, for the limits. Default: the socket's, or what a proxy of this machine saw. */
  readonly addressOf?: (request: IncomingMessage) => string;
  /** The one release that this endpoint was deployed with, for posts that do not say which they come from. Default: what the site server says. */
  readonly currentRelease?: () => string | null;
  /** Aborted when the process is to end: work that can go on another time stops. */
  readonly stopping?: AbortSignal;
  /** Hears of failures that the sender can do nothing about. */
  readonly report: (error: unknown) => void;
}

/** Limits for production: a body is a few hundred bytes, a family may register one after another. */
export const defaultLimits = { bodyBytes: 16_384, burst: 60, perMinute: 30 } as const;
