/** The cells of a CSV, row by row: quoted ones may hold commas, quotes and line breaks. Rows without anything are left out. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/gy;
  const source = text.replace(/^\ufeff/, '');
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    // A quote that nothing closes: no cell can be told from the next.
    if (!found) return [];
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows.filter((cells) => cells.some((one) => one.trim() !== ''));
}
