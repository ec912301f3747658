import { untouched } from '@riverview/site/leadWork';
import type { InboxLead } from '../api/inboxApi';
import { leadToSend } from './leadToSend';

/** A lead as the desk's list holds it, for tests: nobody has done anything about it. */
export const inboxLead: InboxLead = {
  ...leadToSend({ key: 'inbox-lead-000001', marketing: '2026-11-22' }),
  id: 'inbox-lead-000001',
  receivedAt: '2026-11-22T01:02:03.000Z',
  deleteAfter: '2027-11-22T01:02:03.000Z',
  handledAt: null,
  sms: null,
  work: untouched,
  others: [],
};
