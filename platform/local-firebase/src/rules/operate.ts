import type { BinarySign } from './syntax';
import { equals, includes, isList, isMap, isNumber, RulesError, RulesSet, Timestamp, type Value } from './values';

/** Every operator but `&&`, `||` and `is`. */
export function operate(sign: BinarySign, left: Value, right: Value): Value {
  switch (sign) {
    case '==':
      return equals(left, right);
    case '!=':
      return !equals(left, right);
    case 'in':
      return isMember(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(sign, left, right);
    default:
      return sign === '+' && typeof left === 'string' && typeof right === 'string'
        ? left + right
        : calculate(sign, left, right);
  }
}

function isMember(wanted: Value, within: Value): boolean {
  if (isMap(within)) return typeof wanted === 'string' && wanted in within;
  if (within instanceof RulesSet) return includes(within.items, wanted);
  if (isList(within)) return includes(within, wanted);
  throw new RulesError('in: a list, set or map expected');
}

function compare(sign: '<' | '<=' | '>' | '>=', left: Value, right: Value): boolean {
  const order = difference(left, right);
  if (sign === '<') return order < 0;
  if (sign === '<=') return order <= 0;
  return sign === '>' ? order > 0 : order >= 0;
}

function difference(left: Value, right: Value): number {
  if (left instanceof Timestamp && right instanceof Timestamp) return rank(left.nanoseconds, right.nanoseconds);
  if (isNumber(left) && isNumber(right)) return rank(left, right);
  if (typeof left === 'string' && typeof right === 'string') return rank(left, right);
  throw new RulesError('values of different types have no order');
}

function rank<T extends bigint | number | string>(left: T, right: T): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}

function calculate(sign: BinarySign, left: Value, right: Value): Value {
  if (!isNumber(left) || !isNumber(right)) throw new RulesError(`${sign}: numbers expected`);
  if (typeof left === 'bigint' && typeof right === 'bigint') return calculateInts(sign, left, right);
  const [a, b] = [Number(left), Number(right)];
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (sign === '/') return a / b;
  throw new RulesError(`${sign}: ints expected`);
}

function calculateInts(sign: BinarySign, a: bigint, b: bigint): bigint {
  if (sign === '+') return a + b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  if (b === 0n) throw new RulesError('division by zero');
  if (sign === '/') return a / b;
  if (sign === '%') return a % b;
  throw new RulesError(`${sign}: not for numbers`);
}
