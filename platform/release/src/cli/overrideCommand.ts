import { readHead } from '../journal';
import { keepNewKey, readKey } from '../override/overrideKey';
import { overrideLink } from '../override/overrideLink';
import { publish } from '../publish';
import { factsName } from '../publishedFacts';
import { readLock } from '../site';
import { findVersion } from '../versions';
import { distOf, moduleNames, repository } from '../workspace';
import { buildModules, moduleOf } from './builds';
import type { Command, CommandWorld } from './world';

/** The version that is meant, in the store: one that is there, or a build that is stored without going live. */
async function versionToShow({ store, options }: CommandWorld, name: string) {
  if (name.includes('@')) return findVersion(store, name);
  if (name.includes('/')) return publish(store, await moduleOf(name), name);
  if (!moduleNames().includes(name))
    throw new Error(`There is no module ${name}. There are: ${moduleNames().join(', ')}.`);
  if (!options.built) buildModules([name], options.types);
  return publish(store, name, distOf(name));
}

export const overrideCommand: Command = {
  usage:
    'override -- <module> | <module@version> | <folder> | --new-key   [--page /path] [--hours 24] [--origin https://…] [--channel name]',
  does: 'Stores a build without making it live, and prints a signed link that shows it to the one who opens it. --new-key makes the key that signs.',
  example: 'npm run override -- mf-news --page /news',
  takes: [0, 1],
  async run(world) {
    const { store, site, names, options, say } = world;
    if (options['new-key']) {
      const key = await keepNewKey(repository);
      return say(`The key is kept. Set facts.overrideKey to '${key}', then: npm run publish -- ${factsName}.`);
    }
    const [name] = names;
    if (!name) throw new Error('Say which module, or make a key: --new-key.');
    const hours = Number(options.hours);
    if (!(hours > 0)) throw new Error(`--hours ${options.hours} is no time. Write a number above 0.`);
    const secret = await readKey(repository);
    const { release } = await readHead(store, options.channel);
    const live = release && (await readLock(store, release.site));
    if (!live?.facts.overrideKey) {
      throw new Error(
        `The site takes no overrides: set facts.overrideKey to the public half of the key, then: npm run publish -- ${factsName}.`,
      );
    }
    const { module, version } = await versionToShow(world, name);
    if (!live.remotes[module])
      throw new Error(`${module} is no module of the live site, so there is nothing of it to be shown another way.`);
    const page = new URL(options.page, options.origin ?? site.facts.origin);
    say(overrideLink({ page, module, version, expires: Date.now() + hours * 3_600_000, secret }));
  },
};
