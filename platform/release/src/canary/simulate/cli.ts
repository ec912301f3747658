import { parseArgs } from 'node:util';
import { canaryRules } from '../CanaryJudge';
import { scenarios } from './scenarios';
import { tabulate } from './tabulate';

const help = `npm run canary:simulate -- [--runs 1000] [--visitors 100000] [--visits ${canaryRules.visits}]
    Sends releases that are the same, better and worse to simulated visitors, and prints what the canary's judge made of them.
    For example: npm run canary:simulate -- --runs 5000
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    visitors: { type: 'string', default: '100000' },
    visits: { type: 'string', default: String(canaryRules.visits) },
    help: { type: 'boolean', default: false },
  },
});

function row(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.map((cell, at) => (at ? cell.padStart(9) : cell.padEnd(52))).join(' | ')} |\n`);
}

const percent = (some: number, all: number) => `${((100 * some) / all).toFixed(1)} %`;
const count = (value: number | null) => (value === null ? '–' : value.toLocaleString('en'));

if (values.help) process.stdout.write(help);
else {
  row(['release', 'back', 'live', 'half', '95 %', 'reached']);
  row(['---', ...Array<string>(5).fill('--:')]);
  for (const scenario of scenarios) {
    const rules = { ...canaryRules, visits: Number(values.visits) };
    const found = tabulate(scenario, Number(values.runs), Number(values.visitors), rules);
    const { name, runs, back, live, half, most, reached } = found;
    row([name, percent(back, runs), percent(live, runs), count(half), count(most), count(reached)]);
  }
}
