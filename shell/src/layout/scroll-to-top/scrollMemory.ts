const positions = new Map<string, number>();

/** Remembers how far the page behind a history entry was scrolled, px. */
export function rememberScroll(entry: string, top: number): void {
  positions.set(entry, top);
}

/** How far it was scrolled when it was left, px. */
export function rememberedScroll(entry: string): number {
  return positions.get(entry) ?? 0;
}
