// node --import: lets the process's clock run as many milliseconds ahead as the file named by ATTACK_CLOCK says.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.ATTACK_CLOCK;
let shift = 0;
let readAt = Number.NEGATIVE_INFINITY;

function now() {
  // Read again now and then, so that the clock can be set while the process runs.
  if (performance.now() - readAt > 20) {
    readAt = performance.now();
    try {
      shift = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      // Between truncation and writing, or gone at the end: the last known shift holds.
    }
  }
  return RealDate.now() + shift;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
