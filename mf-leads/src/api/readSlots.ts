/** A time that may be booked, and how many places it has left; 0 where one can only wait. */
export interface OpenSlot {
  /** `2026-12-05T10:00`, Seoul's clock. */
  readonly slot: string;
  readonly left: number;
}

const isOpenSlot = (value: unknown): value is OpenSlot => {
  const { slot, left } = Object(value) as Partial<OpenSlot>;
  return typeof left === 'number' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(String(slot));
};

/** What the desk offers now; nothing where it offers nothing, or where the forms post to a service that knows no times. */
export async function readSlots(endpoint: string, signal: AbortSignal): Promise<readonly OpenSlot[]> {
  if (!endpoint.startsWith('/')) return [];
  try {
    const answer = await fetch(`${endpoint}/slots`, { signal });
    const { slots } = (await answer.json()) as { readonly slots?: readonly unknown[] };
    return (slots ?? []).filter(isOpenSlot);
  } catch {
    return []; // the wish for a day does without
  }
}
