import type { Facts } from '@platform/contract';
import { daysText } from '../sales-schedule/salesDays';

export interface SalesStep {
  readonly title: string;
  /** `null` is not known yet. */
  readonly date: string | null;
}

/** What comes on the way to a home, in its order: the owner's schedule once there is one, before that the steps without their days. */
export const salesSteps = ({ salesSchedule, moveIn }: Facts): readonly SalesStep[] =>
  salesSchedule?.map(({ label, ...days }) => ({ title: label, date: daysText(days) })) ?? [
    { title: '입주자모집공고', date: null },
    { title: '청약 접수', date: null },
    { title: '당첨자 발표', date: null },
    { title: '계약', date: null },
    { title: '입주', date: `${moveIn} 예정` },
  ];
