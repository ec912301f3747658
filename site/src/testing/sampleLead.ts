import type { Lead } from '../leadFields';

/** A sound lead, for tests; each says only what matters to it. */
export const sampleLead: Lead = {
  key: 'sample-lead-000000000001',
  form: 'customer',
  name: '김하늘',
  phone: '010-1234-5678',
  visitDay: null,
  visitPart: null,
  visitSlot: null,
  birthday: null,
  message: null,
  consent: '2026-11-22',
  details: null,
  marketing: null,
  page: '/dunsan-riverview/customer',
  release: '0123456789abcdef',
  opener: null,
  arrival: null,
};
