import { randomUUID } from 'node:crypto';
import { readKey } from '../override/overrideKey';
import { keepOverlay } from '../preview/keepOverlay';
import { previewLink } from '../preview/previewLink';
import { release } from '../release';
import { repository } from '../workspace';
import { shownVersion, signingLock } from './shownVersion';
import { type Command, noteOf, releaseOptions } from './world';

export const previewCommand: Command = {
  usage: 'preview -- <module> | <module@version> | <folder> …   [--page /path] [--days 1] [--origin https://…]',
  does: 'Composes the live site with other versions into a channel of its own, and prints a signed link: whoever opens it gets that site, whole, until the link is over. Alt+M there shows whose each region is.',
  example: 'npm run preview -- mf-news@1f0c --page /news --days 3',
  takes: [1, 50],
  signs: true,
  async run(world) {
    const { store, site, names, options, say } = world;
    const days = Number(options.days);
    if (!(days > 0)) throw new Error(`--days ${options.days} is no time. Write a number above 0.`);
    const secret = await readKey(repository);
    await signingLock(world);
    const found = await Promise.all(names.map((name) => shownVersion(world, name)));
    const channel = `preview-${randomUUID().slice(0, 8)}`;
    const expires = Date.now() + days * 86_400_000;
    await release({
      ...(await releaseOptions(world)),
      channel,
      replace: Object.fromEntries(found.map(({ module, version }) => [module, version])),
      keepFacts: true,
      details: {
        ...noteOf(world),
        kind: 'choice',
        overlay: await keepOverlay(store),
        until: new Date(expires).toISOString(),
      },
    });
    const page = new URL(options.page, options.origin ?? site.facts.origin);
    say(previewLink({ page, channel, expires, secret }));
    say(`Until ${new Date(expires).toISOString()}. Alt+M shows whose each region is; ?preview= ends it.`);
  },
};
