import type { PlanDrawing } from '../src/plans/planDrawing';

/** Size and rooms of a plan, read from its SVG. Room names have class `l1` or `l2`, an area below a name has class `l3`. */
export function readPlan(svg: string): Pick<PlanDrawing, 'viewBox' | 'rooms'> {
  const viewBox =
    /viewBox="([^"]+)"/
      .exec(svg)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? [];
  const [x, y, width, height] = viewBox;
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    throw new Error('The plan has no viewBox of four numbers. Draw it with one, in millimetres.');
  }
  const rooms: { name: string; area: number | null }[] = [];
  for (const [, labelClass, text] of svg.matchAll(/<text[^>]*class="(l[123])"[^>]*>([^<]+)</g)) {
    if (text === undefined) continue;
    const last = rooms.at(-1);
    if (labelClass === 'l3') {
      if (last) last.area = Number.parseFloat(text);
    } else {
      rooms.push({ name: text, area: null });
    }
  }
  return { viewBox: [x, y, width, height], rooms };
}
