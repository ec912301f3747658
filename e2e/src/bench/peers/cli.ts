import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../playwright.config';
import { longTasks } from './longTasks';
import { benchFolder, benchPages, ownPages } from './ours';
import { pace } from './pace';
import { serveFolders } from './serveFolders';
import { buildSites, type SiteFolders } from './sites';
import { table } from './table';
import { type Figures, pressEarly, turnPage, visit } from './visit';

/**
 * This site beside what a user would build instead: every page of every site in turn, round by round.
 *
 * `--build-only`, `--no-build` measure what was built before; `--sites ours,vite`, `--pages home`, `--rounds 5`,
 * `--no-presses` only loads; `--tasks` instead says what long tasks are made of; `--minutes 20` begins no round behind them; `--into figures.json` keeps what was measured there and adds to it.
 */
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    sites: text,
    pages: text,
    rounds: { ...text, default: '5' },
    minutes: { ...text, default: '60' },
    into: text,
    build: { type: 'boolean', default: true },
    presses: { type: 'boolean', default: true },
    tasks: { type: 'boolean' },
    'build-only': { type: 'boolean' },
  },
  allowNegative: true,
});

const known = path.join(benchFolder, 'sites.json');
if (values.build) writeFileSync(known, JSON.stringify(await buildSites()));
const folders = JSON.parse(readFileSync(known, 'utf8')) as SiteFolders;
const sites = values.sites?.split(',') ?? Object.keys(folders);
const addresses = { ...benchPages, ...ownPages };
const pages = (values.pages?.split(',') ?? Object.keys(addresses)) as (keyof typeof addresses)[];
const has = (site: string, page: string) => site === 'ours' || page in benchPages;

/** Figures by page and site. */
type Measured = Record<string, Record<string, Figures[]>>;
const kept = values.into && existsSync(values.into) ? (JSON.parse(readFileSync(values.into, 'utf8')) as Measured) : {};

async function measure(): Promise<void> {
  const { origins, trust } = await serveFolders(
    Object.fromEntries(sites.map((site) => [site, { folder: folders[site] ?? '' }])),
  );
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), trust] });
  const began = Date.now();
  const minutes = () => (Date.now() - began) / 60_000;
  if (values.tasks) {
    for (const site of sites) {
      for (const page of pages.filter((one) => has(site, one))) {
        const lines = await longTasks(browser, origins[site] + addresses[page], site !== 'static');
        process.stdout.write(`\n${page} of ${site}\n${lines.join('\n')}\n`);
      }
    }
    return browser.close();
  }
  await visit(browser, `${origins[sites[0] ?? '']}/`, false); // warms browser and server up
  for (let round = 1; round <= Number(values.rounds); round++) {
    const roundBegan = minutes();
    for (const page of pages) {
      for (const site of sites.filter((one) => has(one, page))) {
        const address = origins[site] + addresses[page];
        const hasPopup = site !== 'static';
        const before = pace();
        const figures = {
          ...(await visit(browser, address, values.presses && { hasPopup })),
          ...(values.presses && hasPopup && (await pressEarly(browser, address))),
          ...(values.presses && hasPopup && page === 'home' && (await turnPage(browser, address))),
          pace: Math.max(before, pace()),
        };
        kept[page] ??= {};
        kept[page][site] ??= [];
        kept[page][site].push(figures);
        process.stderr.write(`round ${round}, ${page} of ${site}: pace ${figures.pace.toFixed(0)} ms\n`);
      }
    }
    if (values.into) writeFileSync(values.into, JSON.stringify(kept));
    if (2 * minutes() - roundBegan > Number(values.minutes)) break;
  }
  await browser.close();
}

if (!values['build-only']) {
  await measure();
  for (const page of values.tasks ? [] : pages) {
    const rounds = Math.min(...Object.values(kept[page] ?? {}).map((all) => all.length));
    process.stdout.write(`\n## ${page}, medians of ${rounds} rounds\n\n${table(kept[page] ?? {})}\n`);
  }
}
process.exit(0);
