/** A particle's two forms: after a final consonant, and after a vowel. */
export type ParticlePair = '이/가' | '은/는' | '을/를' | '과/와' | '으로/로' | '이나/나' | '이라/라' | '이며/며';

/** Digits and Latin letters whose Korean names end in a consonant, and of these the ones that end in ㄹ. */
const closedNames = /[013678LMNRlmnr]$/;
const endsInRieul = /[178LRlr]$/;

/** What is not read aloud after a word: its brackets, quotation marks and stops. */
const unread = /(?:\s*\([^)]*\)|[\s"'“”‘’「」『』.,·]+)+$/;

type Ending = 'vowel' | 'rieul' | 'consonant';

function endingOf(word: string): Ending | null {
  const last = word.replace(unread, '').normalize('NFKC').slice(-1);
  const syllable = last.charCodeAt(0) - 0xac00;
  if (syllable >= 0 && syllable < 11172) {
    const final = syllable % 28;
    return final === 0 ? 'vowel' : final === 8 ? 'rieul' : 'consonant';
  }
  // An area or a share is read by its unit: 제곱미터, 퍼센트.
  if (/(?:㎡|%)$/.test(word.replace(unread, ''))) return 'vowel';
  if (!/[0-9A-Za-z]/.test(last)) return null;
  if (!closedNames.test(last)) return 'vowel';
  return endsInRieul.test(last) ? 'rieul' : 'consonant';
}

/**
 * The word with the form of the particle that its sound asks for: `발코니가`, `욕실이`, `84A로`, `1600-0000으로`. Text in brackets
 * is not read, so `시공사 (추후 공개)` goes like `시공사`. A word whose sound is not known gets both forms, `을(를)`.
 */
export function particle(word: string, pair: ParticlePair): string {
  const [closed = '', open = ''] = pair.split('/');
  const ending = endingOf(word);
  if (!ending) return `${word}${closed}(${open})`;
  const opens = ending === 'vowel' || (ending === 'rieul' && pair === '으로/로');
  return `${word}${opens ? open : closed}`;
}
