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
