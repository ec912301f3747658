import { normalizePhone } from '@riverview/site/lead';

interface Typed {
  readonly value: string;
  /** Characters left of the caret. */
  readonly caret: number;
}

function grouped(digits: string): string {
  // Only the old prefixes (011, 016 …) have numbers of ten digits; with 010 the tenth digit is not the last.
  const middle = digits.length === 10 && !digits.startsWith('010') ? 6 : 7;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)].filter(Boolean).join('-');
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** The place right after the `count`th digit. */
function afterDigit(text: string, count: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place++) {
    if (seen === count) return place;
    if (/\d/.test(text.charAt(place))) seen++;
  }
  return text.length;
}

/**
 * What is in the phone field after a key or a paste, with hyphens where they belong and the caret where it was among the
 * digits. Anything that is not on its way to being a mobile number is left as it was typed.
 */
export function formatTyped({ value, caret }: Typed): Typed {
  if (/^0[\d -]*$/.test(value)) {
    const digits = value.replace(/\D/g, '');
    if (digits.length > 11) return { value, caret };
    const formatted = grouped(digits);
    const atEnd = caret >= value.length;
    return {
      value: formatted,
      caret: atEnd ? formatted.length : afterDigit(formatted, digitsIn(value.slice(0, caret))),
    };
  }
  // In the middle of a number, a zero may be on its way back in.
  const whole = caret >= value.length ? normalizePhone(value) : null;
  return whole ? { value: whole, caret: whole.length } : { value, caret };
}
