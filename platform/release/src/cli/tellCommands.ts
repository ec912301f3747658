import { describeVerdict } from '../browserGate/verdict';
import { describeChanges, describeRelease } from '../inspect/describeRelease';
import { diffReleases } from '../inspect/diffReleases';
import { explainPath } from '../inspect/explainPath';
import { readHead, releases, versionsIn } from '../journal';
import { earlierReleases } from '../live';

import { type Command, findRelease } from './world';

export const statusCommand: Command = {
  usage: 'status   [--channel name]',
  does: 'Which version of each module a channel has, and which of them are pinned or its own.',
  example: 'npm run status -- --channel staging',
  takes: [0, 0],
  async run({ store, options: { channel }, say }) {
    const { release } = await readHead(store, channel);
    if (!release) return say(`Nothing is released in ${channel} yet.`);
    const { number, site, lock, pins = {}, own = {} } = release;
    say(`${channel}, release ${number}: site ${site}, lock ${lock}`);
    for (const [module, version] of Object.entries(versionsIn(release))) {
      const marks = [module in pins && 'pinned', module in own && `${channel}’s own`].filter(Boolean).join(', ');
      say(`  ${module.padEnd(14)} ${version}${marks && `  ${marks}`}`);
    }
    if (release.gate) say(`  ${describeVerdict(release.gate)}`);
    const earlier = (await earlierReleases(store, release, 20, channel)).length;
    say(`${earlier} earlier ${earlier === 1 ? 'site' : 'sites'} to roll back to`);
  },
};

export const historyCommand: Command = {
  usage: 'history   [--channel name] [--most 20]',
  does: 'The last releases: what changed, who, from which commit, why.',
  example: 'npm run history -- --most 50',
  takes: [0, 0],
  async run({ store, options: { most, channel }, say }) {
    let left = Number(most);
    for await (const one of releases(store, channel)) {
      if (left-- <= 0) return;
      say(describeRelease(one));
    }
  },
};

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const some = (files: readonly string[]) =>
  files.slice(0, 12).join(', ') + (files.length > 12 ? `, … (${files.length})` : '');

export const diffCommand: Command = {
  usage: 'diff -- <release> [<release>]',
  does: 'What differs between two releases: versions, pages by their words, bytes, facts, contracts. A release is a number, a channel (its newest) or channel:number; the second is live where it is left out.',
  example: 'npm run diff -- 41 42',
  takes: [1, 2],
  async run({ store, names: [from = '', to = 'live'], say }) {
    const { changed, bytes, pages, facts, contracts } = await diffReleases(
      store,
      await findRelease(store, from),
      await findRelease(store, to),
    );
    for (const line of describeChanges(changed)) say(line);
    for (const [module, weight] of Object.entries(bytes)) {
      say(`bytes      ${module} ${kilobytes(weight.from)} → ${kilobytes(weight.to)}`);
    }
    for (const [word, files] of Object.entries({ new: pages.added, gone: pages.gone, changed: pages.changed })) {
      if (files.length) say(`pages      ${word}: ${some(files)}`);
    }
    for (const { place, from: was, to: is } of facts)
      say(`facts      ${place}: ${JSON.stringify(was)} → ${JSON.stringify(is)}`);
    for (const one of contracts.added) say(`contracts  + ${one}`);
    for (const one of contracts.gone) say(`contracts  − ${one}`);
    if (Object.keys(changed).length === 0 && pages.changed.length === 0) say('Nothing that a visitor would see.');
  },
};

export const whyCommand: Command = {
  usage: 'why -- </path>   [--channel name]',
  does: 'Which module, version, release and author a page comes from.',
  example: 'npm run why -- /About',
  takes: [1, 1],
  async run({ store, names: [path = ''], options: { channel }, say }) {
    const { route, redirect, origins } = await explainPath(store, path, channel);
    if (redirect) say(`${path} leads to ${redirect}`);
    else if (route) say(`${path} is “${route.title}”, ${route.remote}${route.expose.slice(1)}, at ${route.canonical}`);
    else say(`${path} is no page: visitors see that there is none`);
    for (const since of new Set(origins.map((origin) => origin.since?.number ?? null))) {
      const together = origins.filter((origin) => (origin.since?.number ?? null) === since);
      for (const { name, version } of together) say(`  ${name.padEnd(14)} ${version}`);
      const release = together[0]?.since;
      say(`  since\n${release ? describeRelease(release) : '        a release that is no longer kept'}`);
    }
  },
};
