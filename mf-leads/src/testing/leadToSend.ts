import type { LeadToSend } from '../delivery/leadToSend';

/** A lead as a form sends it, for tests. */
export function leadToSend(change: Partial<LeadToSend> & Pick<LeadToSend, 'key'>): LeadToSend {
  return {
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
    ...change,
  };
}
