import { inSeoul } from '@riverview/shared-ui/seoul-time';
import type { Instant } from '../api/post';

/** `2025. 11. 18.` */
export function koreanDate(instant: Instant): string {
  const date = inSeoul(instant.seconds * 1000);
  return `${date.getUTCFullYear()}. ${date.getUTCMonth() + 1}. ${date.getUTCDate()}.`;
}

/** `2025. 11. 18. 오전 10:20` */
export function koreanDateTime(instant: Instant): string {
  const date = inSeoul(instant.seconds * 1000);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${koreanDate(instant)} ${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`;
}

/** ISO 8601, for machines. */
export function isoDate({ seconds, nanoseconds }: Instant): string {
  return new Date(seconds * 1000 + Math.floor(nanoseconds / 1e6)).toISOString();
}

/** What a field of day and time (`datetime-local`) says of a clock in Seoul, as an instant; `null` where it says nothing whole. */
export function fromSeoulField(value: string): Date | null {
  const date = new Date(`${value}+09:00`);
  return /^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(date.getTime()) ? date : null;
}

/** The other way round: `2026-12-01T10:00`. */
export const toSeoulField = ({ seconds }: Instant): string =>
  inSeoul(seconds * 1000)
    .toISOString()
    .slice(0, 16);
