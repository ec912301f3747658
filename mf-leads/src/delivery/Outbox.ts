import { contentOf } from '@riverview/site/leadContent';
import type { LeadForm } from '@riverview/site/leadFields';
import type { SendOutcome } from '../api/sendLead';
import type { LeadDatabase } from './leadDatabase';
import type { LeadToSend } from './leadToSend';
import { leadKey } from './storageKey';
import { isDue, longestWait, readWaiting, untried, type WaitingLead } from './waitingLead';
import { type LeadStorage, WaitingLeads } from './waitingLeads';

/** Lets one tab at a time into `work`, by name, as well as the browser can: `work` is done in any case. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What the outbox needs from the browser. */
export interface OutboxWorld {
  readonly storage: LeadStorage;
  /** For what `storage` does not take. */
  readonly openDatabase: () => Promise<LeadDatabase>;
  /** Whether an earlier page may have left leads in that database. */
  readonly mayHoldLeads: () => Promise<boolean>;
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

/** Hears of a delivery, `late` where it came before the listener; answers whether it was for it. */
export type DeliveryListener = (delivery: Delivery, late: boolean) => boolean;

/** Pauses before the second and third attempt while the visitor watches. */
const patience = [700, 2000];
/** When the visitor has watched for this long, the rest goes on behind the scenes. */
const watchedFor = 10_000;
const firstPause = 3000;
const longestPause = 300_000;
/** The timer never runs more often, whatever the clock says. */
const shortestPause = 1000;

/**
 * Sends leads and loses none: each is written down before the first attempt and forgotten only once the endpoint has
 * acknowledged it. Whatever is left is tried again: with growing pauses, when the network returns, by the next page.
 * Sending a lead once too often does no harm, its key makes it one; so in doubt it is sent.
 */
export class Outbox {
  readonly #world: OutboxWorld;
  readonly #waiting: WaitingLeads;
  readonly #listeners = new Set<DeliveryListener>();
  /** Deliveries that came before their form did. */
  #unheard: Delivery[] = [];
  /** Leads that have arrived, through whichever attempt, of this tab or another. */
  readonly #arrived = new Map<string, Delivery['outcome']>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Resolves once everything that earlier pages left is known. */
  readonly ready: Promise<void>;

  constructor(world: OutboxWorld) {
    this.#world = world;
    this.#waiting = new WaitingLeads(world.storage, world.openDatabase);
    this.ready = world.mayHoldLeads().then((may) => (may ? this.#waiting.takeUp() : undefined));
  }

  /** Calls `listener` for each lead that is delivered, by this tab or another, until the returned function is called. */
  onDelivery(listener: DeliveryListener): () => void {
    this.#listeners.add(listener);
    this.#unheard = this.#unheard.filter((delivery) => !listener(delivery, true));
    return () => this.#listeners.delete(listener);
  }

  /** The leads of this form that still wait. */
  waitingFrom(form: LeadForm): readonly WaitingLead[] {
    return this.#waiting.all().filter(({ lead, refused, accepted }) => lead.form === form && !refused && !accepted);
  }

  /** Whether a lead that waits will still be there when this page is gone. */
  isSafe({ lead }: Pick<WaitingLead, 'lead'>): boolean {
    return this.#waiting.isSafe(lead.key);
  }

  /** Takes back a lead that was refused behind the scenes, for its form to show. */
  takeRefused(form: LeadForm): WaitingLead | null {
    const refused = this.#waiting.all().find((waiting) => waiting.lead.form === form && waiting.refused);
    if (refused) this.#waiting.remove(refused.lead.key);
    return refused ?? null;
  }

  /** Forgets a lead that leaves by another way. */
  drop(lead: LeadToSend): void {
    const same = this.#waiting.get(lead.key) ?? this.#sameAs(lead);
    if (same) this.#waiting.remove(same.lead.key);
  }

  /**
   * Writes the lead down and tries to send it while the visitor watches. Anything but `accepted` and `refused` means: it is
   * kept and tried again. Other leads that wait are left alone; one with the same content lends it its key.
   */
  async submit(fresh: LeadToSend): Promise<SendOutcome> {
    // Before anything is awaited: the tab may be closed in the next instant.
    const same = this.#sameAs(fresh);
    if (same) this.#waiting.remove(fresh.key);
    let lead = same?.lead ?? fresh;
    this.#waiting.put({ ...untried(lead), attempts: this.#waiting.get(lead.key)?.attempts ?? 0 });
    await this.ready;
    const older = this.#sameAs(lead);
    if (older?.attempts) {
      this.#waiting.remove(lead.key);
      lead = older.lead;
    }

    const began = this.#world.now();
    let outcome = await this.#watched(lead);
    for (const pause of patience) {
      if (outcome.kind === 'accepted' || outcome.kind === 'refused') break;
      if (!this.#world.isOnline() || this.#world.now() - began > watchedFor) break;
      if (outcome.kind === 'failed' && (outcome.retryAfter ?? 0) > pause) break;
      await this.#world.wait(pause);
      outcome = await this.#watched(lead);
    }
    if (outcome.kind === 'refused') this.#waiting.remove(lead.key);
    if (outcome.kind === 'accepted') void this.flush({ everything: true });
    else {
      await this.#waiting.settled(); // then it is known whether the lead is safe
      this.#schedule();
    }
    return this.#arrived.get(lead.key) ?? outcome;
  }

  /** Tries what waits and is due, or, after a sign that things have changed, everything at once. */
  async flush({ everything = false }: { readonly everything?: boolean } = {}): Promise<void> {
    const mayTry = (waiting: WaitingLead | null) =>
      !!waiting && !waiting.refused && (everything || isDue(waiting, this.#world.now()));
    await this.ready;
    for (const waiting of this.#waiting.all()) {
      const { lead, accepted } = waiting;
      if (accepted) this.#waiting.remove(lead.key);
      else if (mayTry(waiting)) {
        const outcome = await this.#attempt(lead, mayTry);
        if (outcome?.kind === 'accepted' || outcome?.kind === 'refused') this.#tell({ lead, outcome });
      }
    }
    this.#schedule();
  }

  /** The page is being left: what would go with it, and what nobody has tried yet, is sent without waiting for an answer. */
  leave(): void {
    for (const { lead, attempts, refused, accepted } of this.#waiting.all()) {
      if (!refused && !accepted && !(attempts && this.#waiting.isSafe(lead.key))) void this.#world.send(lead);
    }
  }

  /**
   * Another tab changed its storage. What was marked before it went has had its answer; what this page still holds and was
   * only removed has not.
   */
  noticed({ key, oldValue, newValue }: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>): void {
    const before = leadKey(key) && newValue === null ? readWaiting(oldValue) : null;
    if (!before) return;
    const { lead, accepted, refused } = before;
    if (accepted || refused) this.#waiting.remove(lead.key);
    if (accepted) {
      this.#arrived.set(lead.key, accepted);
      this.#tell({ lead, outcome: accepted });
    } else if (!refused && this.#waiting.get(lead.key)) void this.flush({ everything: true });
  }

  /** Stops the timer. What waits stays written down. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #tell(delivery: Delivery): void {
    const heard = [...this.#listeners].map((listener) => listener(delivery, false));
    if (!heard.includes(true)) this.#unheard.push(delivery);
  }

  #sameAs(lead: LeadToSend): WaitingLead | undefined {
    const content = contentOf(lead);
    return this.#waiting.all().find((w) => w.lead.key !== lead.key && !w.accepted && contentOf(w.lead) === content);
  }

  /** An attempt that is made in any case, unless another one has had its answer meanwhile. */
  async #watched(lead: LeadToSend): Promise<SendOutcome> {
    const outcome = await this.#attempt(lead, () => !this.#arrived.has(lead.key));
    return this.#arrived.get(lead.key) ?? outcome ?? { kind: 'unreachable' };
  }

  /** One attempt, by one tab at a time; `null` where it may not be made any more when its turn comes. */
  #attempt(lead: LeadToSend, mayTry: (waiting: WaitingLead | null) => boolean): Promise<SendOutcome | null> {
    return this.#world.oneAtATime(`riverview-lead-${lead.key}`, async () => {
      if (!mayTry(this.#waiting.get(lead.key))) return null;
      const outcome = await this.#world.send(lead);
      if (outcome.kind === 'accepted') this.#arrived.set(lead.key, outcome);
      const before = this.#waiting.get(lead.key);
      if (!before) return outcome; // another attempt was faster
      if (outcome.kind === 'accepted') this.#waiting.acknowledge(before, outcome);
      else {
        const attempts = before.attempts + 1;
        const since = this.#world.now();
        const asked = outcome.kind === 'failed' ? (outcome.retryAfter ?? 0) : 0;
        const grown = Math.min(longestPause, firstPause * 2 ** before.attempts) * (0.5 + this.#world.random());
        const notBefore = since + Math.min(longestWait, Math.max(asked, grown));
        const refused = outcome.kind === 'refused' ? outcome.problems : null;
        this.#waiting.put({ ...before, attempts, since, notBefore, refused });
      }
      return outcome;
    });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const now = this.#world.now();
    const times = this.#waiting
      .all()
      .flatMap((waiting) => (waiting.refused ? [] : [isDue(waiting, now) ? now : waiting.notBefore]));
    if (times.length === 0) return;
    this.#timer = setTimeout(() => void this.flush(), Math.max(shortestPause, Math.min(...times) - now));
  }
}
