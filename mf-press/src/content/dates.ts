import type { Instant } from '../api/post';

/**
 * Korea keeps UTC+9 all year. Written by hand, because the words of `Intl` differ between the Node that composes
 * and the browser that hydrates, and between browsers.
 */
function inSeoul({ seconds }: Instant): Date {
  return new Date((seconds + 9 * 3600) * 1000);
}

/** `2025. 11. 18.` */
export function koreanDate(instant: Instant): string {
  const date = inSeoul(instant);
  return `${date.getUTCFullYear()}. ${date.getUTCMonth() + 1}. ${date.getUTCDate()}.`;
}

/** `2025. 11. 18. 오전 10:20` */
export function koreanDateTime(instant: Instant): string {
  const date = inSeoul(instant);
  const hours = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${koreanDate(instant)} ${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`;
}

/** ISO 8601, for machines. */
export function isoDate({ seconds, nanoseconds }: Instant): string {
  return new Date(seconds * 1000 + Math.floor(nanoseconds / 1e6)).toISOString();
}
