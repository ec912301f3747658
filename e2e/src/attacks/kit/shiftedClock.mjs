// node --import: the process takes its time from the file named by ATTACK_CLOCK: by how many milliseconds its clock is ahead,
// and how many it has run longer than it has. Timers of more than a minute fire after half a second, so that schedules run.
import { readFileSync } from 'node:fs';

const RealDate = Date;
const realNow = performance.now.bind(performance);
const realInterval = globalThis.setInterval;
const file = process.env.ATTACK_CLOCK;
let shifts = { wall: 0, ran: 0 };
let readAt = Number.NEGATIVE_INFINITY;

function read() {
  // Again now and then, so that the time can be set while the process runs.
  if (realNow() - readAt < 20) return shifts;
  readAt = realNow();
  try {
    const [wall, ran] = readFileSync(file, 'utf8').split(' ').map(Number);
    if (Number.isFinite(wall) && Number.isFinite(ran)) shifts = { wall, ran };
  } catch {
    // Between truncation and writing, or gone at the end: what is known holds.
  }
  return shifts;
}

const now = () => RealDate.now() + read().wall;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

performance.now = () => realNow() + read().ran;
const realUptime = process.uptime.bind(process);
process.uptime = () => realUptime() + read().ran / 1000;
const realNanoseconds = process.hrtime.bigint.bind(process.hrtime);
process.hrtime.bigint = () => realNanoseconds() + BigInt(Math.round(read().ran)) * 1_000_000n;

globalThis.setInterval = (work, pause, ...args) => realInterval(work, pause > 60_000 ? 500 : pause, ...args);
