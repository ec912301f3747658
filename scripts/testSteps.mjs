// Which steps of npm test run, which part of the journeys, with whose facts, and which steps run side by side:
// `npm test -- --only lint,unit`, `npm test -- --only journeys --shard 1/3`, `npm test -- --facts settled`.
import path from 'node:path';
import { parseArgs } from 'node:util';

const read = (args) =>
  parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      except: { type: 'string' },
      shard: { type: 'string' },
      facts: { type: 'string' },
      soak: { type: 'boolean' },
    },
  }).values;

/**
 * What every step is started with. Under the condition `settled-facts`, `@riverview/site/siteFacts` is a site on which the owner has settled
 * everything: what passes then passes on the day when the real facts are filled in.
 *
 * @param {readonly string[]} args of the command
 * @param {Record<string, string | undefined>} environment of this process
 * @throws where there are no such facts
 */
export function environmentOf(args, environment = process.env) {
  const { facts = 'own', soak } = read(args);
  const all = soak ? { ...environment, SOAK: '1' } : environment;
  if (facts === 'own') return all;
  if (facts !== 'settled')
    throw new Error(`There are no facts "${facts}". There are own, which is usual, and settled.`);
  return { ...all, NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --conditions=settled-facts`.trim() };
}

/**
 * What a step is started with beside what every step is. Playwright's configuration names results after facts and back end; here they
 * go where the step is counted from, whichever these are.
 *
 * @param {{ env?: Record<string, string>, results?: string }} step
 * @param {string} repository its folder
 */
export const environmentOfStep = ({ env, results }, repository) => ({
  ...env,
  ...(results && { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(repository, results) }),
});

/**
 * @param {readonly { name: string, run: string[], sharded?: boolean, needs?: string }[]} steps all there are
 * @param {readonly string[]} args of the command
 * @returns the steps to run, in their order; what one of them needs is run before it, unless it is excepted: it has been done then
 * @throws where a step is not there, or the shard is none
 */
export function chooseSteps(steps, args) {
  const values = read(args);
  const names = (list) => list?.split(',').map((name) => name.trim()) ?? [];
  const [only, except] = [names(values.only), names(values.except)];
  const unknown = [...only, ...except].filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length)
    throw new Error(`There is no step ${unknown.join(', ')}. There are ${steps.map(({ name }) => name).join(', ')}.`);
  if (values.shard && !/^([1-9]\d*)\/([1-9]\d*)$/.test(values.shard))
    throw new Error(`"${values.shard}" is no shard. Write it like 1/3.`);
  const isWanted = ({ name }) => (!only.length || only.includes(name)) && !except.includes(name);
  const needed = new Set(steps.filter(isWanted).map(({ needs }) => needs));
  const chosen = steps.filter((step) => isWanted(step) || (needed.has(step.name) && !except.includes(step.name)));
  if (!values.shard) return chosen;
  return chosen.map((step) => (step.sharded ? { ...step, run: [...step.run, `--shard=${values.shard}`] } : step));
}

/**
 * @param {readonly { name: string, beside?: string }[]} steps in their order
 * @returns the steps that run at once, group after group: neighbours with the same `beside`
 */
export function groupSteps(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.beside && step.beside === last?.[0].beside) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

/**
 * Plays a group: each step as soon as there is room for it, in their order where there is room for more than one.
 *
 * @template Step, Outcome
 * @param {readonly (Step & { takes?: number })[]} steps `takes` is how much room one needs, 1 where it is not said
 * @param {number} room how much of it there is; a step that needs more is played alone
 * @param {(step: Step) => Promise<Outcome>} play
 * @returns {Promise<Outcome[]>} in the order of the steps
 */
export async function playGroup(steps, room, play) {
  const outcomes = [];
  const waiting = [...steps.entries()];
  const playing = new Set();
  let taken = 0;
  while (waiting.length || playing.size) {
    for (const entry of [...waiting]) {
      const [place, step] = entry;
      const { takes = 1 } = step;
      if (taken && taken + takes > room) continue;
      waiting.splice(waiting.indexOf(entry), 1);
      taken += takes;
      const played = play(step).then((outcome) => {
        outcomes[place] = outcome;
        taken -= takes;
        playing.delete(played);
      });
      playing.add(played);
    }
    await Promise.race(playing);
  }
  return outcomes;
}
