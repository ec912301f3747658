import { firstSchedule } from '../firstSchedule';
import type { VisitSchedule } from '../visitSchedule';

/** Two months as the desk begins them, for tests; each says only what matters to it. */
export const sampleSchedule: VisitSchedule = { ...firstSchedule('2026-12-01'), until: '2027-01-31' };
