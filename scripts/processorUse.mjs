// How much of the machine's processors was used in a time: what a step costs, and where they stand idle.
import { cpus } from 'node:os';

/** @returns milliseconds that all processors have worked and been idle so far, by this system's own count */
export function processorTimes() {
  const times = cpus().map(({ times: { idle, ...work } }) => ({
    idle,
    work: Object.values(work).reduce((sum, one) => sum + one, 0),
  }));
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    work: times.reduce((sum, { work }) => sum + work, 0),
  };
}

/**
 * @param {{ idle: number, work: number }} before
 * @param {{ idle: number, work: number }} after
 * @returns seconds of processor, of everything on the machine, and the part of all that there was, in per cent
 */
export function processorUse(before, after) {
  const [idle, work] = [after.idle - before.idle, after.work - before.work];
  return { seconds: Math.round(work / 1000), percent: Math.round((100 * work) / (idle + work || 1)) };
}

/** @param {number} seconds @returns {string} like 5:39 */
export function clockTime(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
