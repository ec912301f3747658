import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lineOf, type StyleRule, styleRules } from '@platform/release/browser/styleRules';
import { repository } from '../setup/processes';

/** Lists the rules of today's builds that no page of the journeys used, by the stylesheet that they are written in. */
const [folder = ''] = process.argv.slice(2);
const under = (root: string) => readdirSync(path.join(repository, root), { recursive: true, encoding: 'utf8' });
const textOf = (...names: string[]) => readFileSync(path.join(repository, ...names), 'utf8');

const modules = readdirSync(repository).filter((name) => name === 'shell' || name.startsWith('mf-'));
const used = new Set(readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n')));

/** Classes of a stylesheet by their own names, and the end that a build gives them: `card` and `x81Lqf` of `mf-news-card-x81Lqf`. */
const built = (module: string, selector: string) =>
  [...selector.matchAll(new RegExp(`\\.${module}-([\\w-]+)-([\\w-]{6})(?![\\w-])`, 'g'))].map(
    ([, name = '', hash = '']) => ({
      name,
      hash,
    }),
  );

const sources = [...modules, 'shared-ui'].flatMap((workspace) =>
  under(`${workspace}/src`)
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => {
      const classes = textOf(workspace, 'src', file).matchAll(/\.([a-zA-Z][\w-]*)/g);
      return {
        workspace,
        file: `${workspace}/src/${file}`,
        classes: new Set([...classes].map(([, name = '']) => name)),
      };
    }),
);

/** The stylesheet whose classes a build ended with `hash`. */
function sourceOf(module: string, names: ReadonlySet<string>): string {
  const found = sources.filter(
    ({ workspace, classes }) =>
      (workspace === module || workspace === 'shared-ui') && [...names].every((name) => classes.has(name)),
  );
  return found.map(({ file }) => file).join(' or ');
}

/** Rules of a stylesheet that several modules bring with them: what one of them uses is used. */
const usedShared = new Set<string>();
const sharedIn = (source: string, own: string) =>
  source
    .split(' or ')
    .filter((file) => file.startsWith('shared-ui/'))
    .map((file) => `${file} ${own}`);

const found: { source: string; own: string }[] = [];
for (const module of modules) {
  const rules: StyleRule[] = under(`${module}/dist/client`)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => styleRules(textOf(module, 'dist/client', file)));
  const namesBy = new Map<string, Set<string>>();
  for (const { name, hash } of rules.flatMap(({ selector }) => built(module, selector)))
    namesBy.set(hash, (namesBy.get(hash) ?? new Set()).add(name));
  for (const rule of rules) {
    const [last] = built(module, rule.selector).slice(-1);
    const source = (last && sourceOf(module, namesBy.get(last.hash) ?? new Set())) || `${module}, of all`;
    const own = lineOf(rule).replaceAll(new RegExp(`\\.${module}-([\\w-]+)-[\\w-]{6}(?![\\w-])`, 'g'), '.$1');
    if (used.has(lineOf(rule))) for (const shared of sharedIn(source, own)) usedShared.add(shared);
    else found.push({ source, own });
  }
}
const unused = new Map<string, Set<string>>();
for (const { source, own } of found) {
  if (sharedIn(source, own).some((shared) => usedShared.has(shared))) continue;
  unused.set(source, (unused.get(source) ?? new Set()).add(own));
}
for (const [source, selectors] of [...unused].sort(([one], [other]) => one.localeCompare(other)))
  process.stdout.write(`${source}\n${[...selectors].map((selector) => `  ${selector}\n`).join('')}`);
process.stdout.write(`${[...unused.values()].reduce((sum, { size }) => sum + size, 0)} rules that no journey used\n`);
