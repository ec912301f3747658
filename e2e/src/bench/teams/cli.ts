import { launchOptions } from '@platform/release/browser/launchOptions';
import { chromium } from '@playwright/test';
import { checks, type Finding } from './checks';
import { ourSite } from './ourSite';
import { plainSite } from './plainSite';
import type { TeamsSite } from './TeamsSite';

const sites: Readonly<Record<string, () => Promise<TeamsSite>>> = { ours: ourSite, plain: plainSite };
const asked = process.argv.slice(2);
const chosen = asked.length ? asked : Object.keys(sites);

const browser = await chromium.launch(launchOptions(process.env.CHROMIUM_PATH));
const found: { readonly name: string; readonly findings: readonly Finding[] }[] = [];
try {
  for (const one of chosen) {
    const start = sites[one];
    if (!start) throw new Error(`There is no site ${one}. There are: ${Object.keys(sites).join(', ')}.`);
    const site = await start();
    const findings: Finding[] = [];
    try {
      for (const { asks, run } of checks) {
        const finding = await run(site, browser);
        process.stderr.write(`${site.name} · ${asks}: ${finding.isKept ? 'yes' : 'no'}, ${finding.says}\n`);
        findings.push(finding);
      }
    } finally {
      await site.stop();
    }
    found.push({ name: site.name, findings });
  }
} finally {
  await browser.close();
}
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
const cell = ({ isKept, says }: Finding) => `${isKept ? '●' : '–'} ${says.replaceAll('|', '/')}`;
process.stdout.write(row(['', ...found.map(({ name }) => name)]));
process.stdout.write(row(['---', ...found.map(() => '---')]));
for (const [at, { asks }] of checks.entries())
  process.stdout.write(row([asks, ...found.flatMap(({ findings }) => (findings[at] ? cell(findings[at]) : []))]));
