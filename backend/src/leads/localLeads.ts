import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Facts } from '@platform/contract';
import { openDatabase } from '../store/database';
import { administratorToken } from './administratorToken';
import { createLeadsHandler } from './createLeadsHandler';
import { defaultLimits, type LeadsOptions } from './leadsOptions';
import { sendWaitingMessages } from './sms/sendVisitMessage';
import { smsFromEnvironment } from './sms/smsFromEnvironment';
import { sqliteLeadStore } from './store/sqliteLeadStore';

interface LocalLeads {
  readonly facts: Facts;
  /** Where `leads.db` and `sms.jsonl` are kept. */
  readonly dataDir: string;
  /** Verifies an ID token and returns its claims; throws for any other text. */
  readonly tokens: { verify(token: string): Readonly<Record<string, unknown>> };
  /** Default: what suits a site with visitors. */
  readonly limits?: LeadsOptions['limits'];
}

/** The leads endpoint of this machine, over SQLite, for the back end's list of handlers. */
export function localLeads({
  facts,
  dataDir,
  tokens,
  limits = defaultLimits,
}: LocalLeads): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const options: LeadsOptions = {
    store: sqliteLeadStore(openDatabase(join(dataDir, 'leads.db'))),
    sms: smsFromEnvironment(process.env, join(dataDir, 'sms.jsonl')),
    facts,
    now: () => new Date(),
    limits,
    isAdministrator: administratorToken((token) => tokens.verify(token)),
    report: (error) => process.stderr.write(`leads: ${error instanceof Error ? error.stack : String(error)}\n`),
  };
  void sendWaitingMessages(options).catch(options.report);
  return createLeadsHandler(options);
}
