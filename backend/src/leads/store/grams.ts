/** Three characters, each as four hex digits: letters and digits only, whatever they stand for. */
const length = 3;

function hex(text: string): string {
  let digits = '';
  for (let i = 0; i < text.length; i++) digits += text.charCodeAt(i).toString(16).padStart(4, '0');
  return digits;
}

/** As SQLite's LIKE does: A to Z only. */
function folded(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Every run of three characters of the fields, shorter at each end, for the index: words apart by a space. */
export function gramsOf(fields: readonly (string | null)[]): string {
  const grams = new Set<string>();
  for (const field of fields) {
    const text = folded(field ?? '');
    for (let i = 0; i < text.length; i++) grams.add(hex(text.slice(i, i + length)));
  }
  return [...grams].join(' ');
}

/** Nearly every mobile number has these, so that looking them up tells nothing. */
const inEveryPhone: readonly string[] = ['010', '10-'];
const most = 12;

/** The FTS5 query of which every field containing `text` is a result (and some others, to be told apart by reading them). */
export function gramQuery(text: string): string {
  const sought = folded(text);
  if (sought.length < length) return `${hex(sought)}*`;
  const all = Array.from({ length: sought.length - length + 1 }, (_, i) => sought.slice(i, i + length));
  const telling = all.filter((gram) => !inEveryPhone.includes(gram));
  return (telling.length > 0 ? telling : all).slice(0, most).map(hex).join(' AND ');
}
