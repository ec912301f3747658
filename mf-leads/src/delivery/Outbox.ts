import type { LeadForm } from '@riverview/site/lead';
import type { SendOutcome } from '../api/sendLead';
import { contentOf, type LeadToSend } from './leadToSend';
import { type LeadStorage, leadKey, type WaitingLead, WaitingLeads } from './waitingLeads';

/** Lets one tab at a time into `work`, by name. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What the outbox needs from the browser. */
export interface OutboxWorld {
  readonly storage: LeadStorage;
  readonly oneAtATime: OneAtATime;
  readonly send: (lead: LeadToSend) => Promise<SendOutcome>;
  readonly now: () => number;
  /** 0 ≤ n < 1 */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly isOnline: () => boolean;
}

/** A lead that left the outbox: acknowledged, or refused for good. */
export interface Delivery {
  readonly lead: LeadToSend;
  readonly outcome: Extract<SendOutcome, { kind: 'accepted' | 'refused' }>;
}

/** Pauses before the second and third attempt while the visitor watches. */
const patience = [700, 2000];
/** When the visitor has watched for this long, the rest goes on behind the scenes. */
const watchedFor = 10_000;
const firstPause = 3000;
const longestPause = 300_000;

/**
 * Sends leads and loses none: each is written down before the first attempt and forgotten only once the endpoint has
 * acknowledged it. Whatever is left is tried again: with growing pauses, when the network returns, by the next page.
 */
export class Outbox {
  readonly #world: OutboxWorld;
  readonly #waiting: WaitingLeads;
  readonly #listeners = new Set<(delivery: Delivery) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(world: OutboxWorld) {
    this.#world = world;
    this.#waiting = new WaitingLeads(world.storage);
  }

  /** Calls `listener` for each lead that is delivered, by this tab or another, until the returned function is called. */
  onDelivery(listener: (delivery: Delivery) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The lead of this form that still waits. */
  waitingFrom(form: LeadForm): WaitingLead | null {
    return this.#waiting.all().find(({ lead }) => lead.form === form) ?? null;
  }

  /** Takes back a lead that was refused behind the scenes, for its form to show. */
  takeRefused(form: LeadForm): WaitingLead | null {
    const refused = this.#waiting.all().find((waiting) => waiting.lead.form === form && waiting.refused);
    if (refused) this.#waiting.remove(refused.lead.key);
    return refused ?? null;
  }

  /**
   * Writes the lead down and tries to send it while the visitor watches. Anything but `accepted` and `refused` means: it is
   * kept and tried again. A waiting lead of the same form gives way to it, or lends it its key where the content is the same.
   */
  async submit(fresh: LeadToSend): Promise<SendOutcome> {
    const before = this.#waiting.all().filter(({ lead }) => lead.form === fresh.form);
    const same = before.find(({ lead }) => contentOf(lead) === contentOf(fresh));
    const lead = same?.lead ?? fresh;
    this.#waiting.put({ lead, attempts: same?.attempts ?? 0, notBefore: 0, refused: null });
    for (const old of before) if (old !== same) this.#discard(old);

    const began = this.#world.now();
    let outcome = await this.#attempt(lead.key, true);
    for (const pause of patience) {
      if (outcome.kind === 'accepted' || outcome.kind === 'refused') break;
      if (!this.#world.isOnline() || this.#world.now() - began > watchedFor) break;
      if (outcome.kind === 'failed' && (outcome.retryAfter ?? 0) > pause) break;
      await this.#world.wait(pause);
      outcome = await this.#attempt(lead.key, true);
    }
    if (outcome.kind === 'refused') this.#waiting.remove(lead.key);
    this.#schedule();
    return outcome;
  }

  /** Tries what waits and is due, or, after a sign that things have changed, everything at once. */
  async flush({ everything = false }: { readonly everything?: boolean } = {}): Promise<void> {
    for (const { lead, notBefore, refused } of this.#waiting.all()) {
      if (refused || (!everything && notBefore > this.#world.now())) continue;
      const outcome = await this.#attempt(lead.key, everything);
      if (outcome.kind === 'accepted' || outcome.kind === 'refused') this.#tell({ lead, outcome });
    }
    this.#schedule();
  }

  /** Another tab changed its storage: a lead that is gone from there has been acknowledged. */
  noticed({ key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): void {
    if (!leadKey(key) || !oldValue || newValue) return;
    const { lead, refused } = JSON.parse(oldValue) as WaitingLead;
    if (!refused) this.#tell({ lead, outcome: { kind: 'accepted' } });
  }

  /** Stops the timer. What waits stays written down. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Other tabs must not take its going for a delivery: it is marked first. */
  #discard(waiting: WaitingLead): void {
    this.#waiting.put({ ...waiting, refused: {} });
    this.#waiting.remove(waiting.lead.key);
  }

  #tell(delivery: Delivery): void {
    for (const listener of this.#listeners) listener(delivery);
  }

  /** One attempt, by one tab at a time. A lead that is gone when its turn comes was acknowledged to another tab. */
  #attempt(key: string, atOnce: boolean): Promise<SendOutcome> {
    return this.#world.oneAtATime(`riverview-lead-${key}`, async (): Promise<SendOutcome> => {
      const waiting = this.#waiting.get(key);
      if (!waiting) return { kind: 'accepted' };
      if (!atOnce && waiting.notBefore > this.#world.now()) return { kind: 'failed', retryAfter: null };
      const outcome = await this.#world.send(waiting.lead);
      if (!this.#waiting.get(key)) return outcome; // discarded meanwhile, for a newer one
      if (outcome.kind === 'accepted') this.#waiting.remove(key);
      else if (outcome.kind === 'refused') this.#waiting.put({ ...waiting, refused: outcome.problems });
      else {
        const asked = outcome.kind === 'failed' ? (outcome.retryAfter ?? 0) : 0;
        const grown = Math.min(longestPause, firstPause * 2 ** waiting.attempts) * (0.5 + this.#world.random());
        const notBefore = this.#world.now() + Math.max(asked, grown);
        this.#waiting.put({ ...waiting, attempts: waiting.attempts + 1, notBefore });
      }
      return outcome;
    });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const times = this.#waiting.all().flatMap(({ refused, notBefore }) => (refused ? [] : [notBefore]));
    if (times.length === 0) return;
    const pause = Math.max(250, Math.min(...times) - this.#world.now());
    this.#timer = setTimeout(() => void this.flush(), pause);
  }
}
