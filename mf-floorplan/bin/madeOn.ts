/** The day a film was made, `YYYY-MM-DD`, as `art/data/films.json` has it: a file's own time is another in every clone. */
export function madeOn(films: Readonly<Record<string, { readonly madeOn?: string }>>, id: string): string {
  const day = films[id]?.madeOn;
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) {
    throw new Error(`The film "${id}" has no day. Give it one in art/data/films.json: "madeOn": "2026-11-20".`);
  }
  return day;
}
