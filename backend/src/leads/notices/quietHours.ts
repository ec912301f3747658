import { inSeoul } from '@riverview/shared-ui/seoul-time';

/** Hours of Seoul in which nobody's telephone rings: `{ from: '21:00', to: '08:00' }` ends on the next morning. */
export interface QuietHours {
  readonly from: string;
  readonly to: string;
}

const day = 86_400_000;
const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When the quiet of this instant ends, milliseconds since 1970; `null` where it is not quiet. */
export function endOfQuiet(instant: number, quiet: QuietHours | null): number | null {
  if (!quiet) return null;
  const clock = inSeoul(instant);
  const now = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const [from, to] = [minutes(quiet.from), minutes(quiet.to)];
  const isQuiet = from <= to ? now >= from && now < to : now >= from || now < to;
  if (!isQuiet) return null;
  const midnight = instant - ((instant + 9 * 3_600_000) % day);
  const end = midnight + to * 60_000;
  return end > instant ? end : end + day;
}
