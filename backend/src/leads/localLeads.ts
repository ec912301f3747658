import { join } from 'node:path';
import type { Facts } from '@platform/contract';
import { openDatabase } from '@platform/local-firebase/database';
import type { RequestHandler } from '@platform/local-firebase/requestListener';
import { staffToken } from '../staffToken';
import { createLeadsHandler } from './createLeadsHandler';
import { keepHouse } from './keepHouse';
import { leadsContext } from './leadsContext';
import { defaultLimits, type LeadsOptions } from './leadsOptions';
import { deliverNotices } from './notices/deliverNotices';
import { tellersFromEnvironment } from './notices/tellersFromEnvironment';
import { smsFromEnvironment } from './sms/smsFromEnvironment';
import { sqliteLeadStore } from './store/sqliteLeadStore';
import { tellVisitors } from './visits/tellVisitors';

interface LocalLeads {
  readonly facts: Facts;
  /** Where `leads.db` and `sms.jsonl` are kept. */
  readonly dataDir: string;
  /** Verifies an ID token and returns its claims; throws for any other text. */
  readonly tokens: { verify(token: string): Readonly<Record<string, unknown>> };
  /** Default: what suits a site with visitors. */
  readonly limits?: LeadsOptions['limits'];
}

/** How often the house is kept: what is past its day is gone within this time, visitors or none. */
const housekeepingEvery = 900_000;
/** How often is looked for what the desk and visitors are still to be told. */
const noticesEvery = 10_000;

/** The leads endpoint of this machine, over SQLite, for the back end's list of handlers, which closes it in the end. */
export function localLeads({ facts, dataDir, tokens, limits = defaultLimits }: LocalLeads): RequestHandler {
  const database = openDatabase(join(dataDir, 'leads.db'));
  const store = sqliteLeadStore(database);
  const stopping = new AbortController();
  const sms = smsFromEnvironment(process.env, join(dataDir, 'sms.jsonl'));
  const options: LeadsOptions = {
    store,
    stopping: stopping.signal,
    sms,
    tellers: tellersFromEnvironment(process.env, facts, sms),
    facts,
    now: () => new Date(),
    limits,
    staffOf: staffToken((token) => tokens.verify(token), facts.staff),
    report: (error) => process.stderr.write(`leads: ${error instanceof Error ? error.stack : String(error)}\n`),
  };
  const context = leadsContext(options);
  let housekeeping = Promise.resolve();
  function keepThisHouse(): void {
    housekeeping = keepHouse(context).catch(options.report);
  }
  keepThisHouse();
  const schedule = setInterval(keepThisHouse, housekeepingEvery).unref();
  let telling = Promise.resolve();
  const notices = setInterval(() => {
    telling = telling
      .then(() => Promise.all([deliverNotices(context), tellVisitors(context)]))
      .then(() => {}, options.report);
  }, noticesEvery).unref();

  return Object.assign(createLeadsHandler(options, context), {
    async close(): Promise<void> {
      clearInterval(schedule);
      clearInterval(notices);
      stopping.abort();
      await Promise.all([housekeeping, telling]);
      await context.clock.keep();
      await store.scrub();
      database.close();
    },
  });
}
