import type { StoredLead } from '../leadStore';

/** A lead as the store keeps it, for tests. */
export function storedLead(change: Partial<StoredLead> & Pick<StoredLead, 'id'>): StoredLead {
  return {
    key: change.id,
    form: 'customer',
    name: '김하늘',
    phone: '010-1234-5678',
    birthday: null,
    message: null,
    consent: '2026-11-20',
    marketing: null,
    page: '/dunsan-riverview/customer',
    release: '0123456789abcdef',
    opener: null,
    receivedAt: '2026-11-20T12:00:00.000Z',
    deleteAfter: '2027-11-20T12:00:00.000Z',
    handledAt: null,
    native: false,
    sms: null,
    ...change,
  };
}
