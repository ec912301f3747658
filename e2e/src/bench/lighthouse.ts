import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { routes } from '../site/routes';
import { median } from './measureLoad';
import { overHttp2 } from './overHttp2';

/** Lighthouse is fetched when it is asked for; nothing else of the project needs it. */
const lighthouse = 'lighthouse@12.8.2';
const rounds = Number(process.env.ROUNDS ?? 5);
const performanceLimit = 95;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

/** One run on an emulated phone. */
async function run(address: string, categories: readonly string[]): Promise<Report> {
  const browser = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors';
  const args = [`--only-categories=${categories}`, '--output=json', '--quiet', `--chrome-flags=${browser}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...args], {
    maxBuffer: 64_000_000,
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH },
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

const score = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);

const site = process.argv[2] ?? 'http://localhost:4000';
const origin = site.startsWith('https:') ? site : await overHttp2(site);
let short = false;

const loads: Report[] = [];
while (loads.length < rounds) loads.push(await run(`${origin}/`, ['performance']));
const performance = median(loads.map((load) => score(load, 'performance')));
short ||= performance < performanceLimit;
process.stdout.write(
  `/  performance ${performance}, median of ${loads.map((load) => score(load, 'performance')).join(', ')}\n`,
);
for (const audit of ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time']) {
  const value = median(loads.map(({ audits }) => audits[audit]?.numericValue ?? 0));
  process.stdout.write(`   ${audit} ${Math.round(value)} ms\n`);
}

for (const { path, noindex } of routes) {
  // A page that asks search engines to stay away has no place in a search.
  const categories = ['accessibility', 'best-practices', ...(noindex ? [] : ['seo'])];
  const report = await run(origin + path, categories);
  const scores = categories.map((category) => [category, score(report, category)] as const);
  short ||= scores.some(([, points]) => points < 100);
  process.stdout.write(`${path}  ${scores.map((pair) => pair.join(' ')).join(', ')}\n`);
}

if (short) {
  process.stderr.write(`Every page scores 100, and home ${performanceLimit} for performance. One does not.\n`);
  process.exitCode = 1;
}
