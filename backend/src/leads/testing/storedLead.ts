import { untouched } from '@riverview/site/leadWork';
import { sampleLead } from '@riverview/site/testing/sampleLead';
import type { StoredLead } from '../leadStore';

/** A lead as the store keeps it, for tests. */
export function storedLead(change: Partial<StoredLead> & Pick<StoredLead, 'id'>): StoredLead {
  const { key: _, ...sample } = sampleLead;
  return {
    ...sample,
    receivedAt: '2026-11-20T12:00:00.000Z',
    consentedAt: '2026-11-20T12:00:00.000Z',
    deleteAfter: '2027-11-20T12:00:00.000Z',
    handledAt: null,
    native: false,
    sms: null,
    work: untouched,
    ...change,
  };
}
