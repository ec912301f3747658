import { keepNewKey, readKey } from '../override/overrideKey';
import { overrideLink } from '../override/overrideLink';
import { keepOverlay } from '../preview/keepOverlay';
import { factsName } from '../publishedFacts';
import { repository } from '../workspace';
import { shownVersion, signingLock } from './shownVersion';
import type { Command } from './world';

export const overrideCommand: Command = {
  usage:
    'override -- <module> | <module@version> | <folder> | --new-key   [--page /path] [--hours 24] [--origin https://…] [--channel name]',
  does: 'Stores a build without making it live, and prints a signed link that shows it to the one who opens it. --new-key makes the key that signs.',
  example: 'npm run override -- mf-news --page /news',
  takes: [0, 1],
  signs: true,
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
    const live = await signingLock(world);
    const { module, version } = await shownVersion(world, name);
    if (!live.remotes[module])
      throw new Error(`${module} is no module of the live site, so there is nothing of it to be shown another way.`);
    const page = new URL(options.page, options.origin ?? site.facts.origin);
    const overlay = `/_assets/${await keepOverlay(store)}`;
    say(overrideLink({ page, module, version, overlay, expires: Date.now() + hours * 3_600_000, secret }));
    say('Alt+M there shows whose each region is.');
  },
};
