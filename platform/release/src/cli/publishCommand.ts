import { composerName } from '../composer';
import { publish } from '../publish';
import { factsName } from '../publishedFacts';
import { planVersions, release } from '../release';
import { distOf, moduleNames } from '../workspace';
import { buildModules, moduleOf } from './builds';
import { figures, stopwatch } from './figures';
import { bringBuilt, prepareRest } from './prepareRest';
import { type Command, canaryDetails, noteOf, releaseOptions } from './world';

/** What can be published beside modules. */
const others: readonly string[] = [factsName, composerName];

export const publishCommand: Command = {
  usage: `publish -- <module> … | <folder> … | ${others.join(' | ')} | --all   [--channel name | --canary 10%] [--types] [--without-posts] [--without-gate "reason"] [--why "…"] [--dry-run]`,
  does: `Builds and publishes modules, composes them with what is there, opens the pages that change in a browser, goes live. A folder is a build of other tools (remote.json and client/). The site's facts stay as they are live, and the composer must be the live one, unless ${others.join(' or ')} is named, or --all. --canary shows it to a share of all visitors first.`,
  example: 'npm run publish -- mf-news --why "the autumn campaign"',
  takes: [0, 50],
  signs: true,
  async run(world) {
    const { store, signer, names, options, say } = world;
    const known = moduleNames();
    const folders = names.filter((name) => name.includes('/'));
    const modules = options.all ? known : names.filter((name) => !name.includes('/') && !others.includes(name));
    const unknown = modules.filter((name) => !known.includes(name));
    const publishesFacts = options.all || names.includes(factsName);
    if (unknown.length) throw new Error(`There is no module ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
    if (!(modules.length || folders.length || names.length || options.all))
      throw new Error(`Say what: ${known.join(', ')}, ${others.join(', ')}, a folder, or --all.`);
    const given = await releaseOptions(world);
    const lap = stopwatch();
    // What is live is known while the rest is built.
    const building = modules.length && !options.built ? buildModules(modules, options.types) : Promise.resolve();
    const { channel } = options;
    const { backEnd } = given;
    const composer = given.composer?.version ?? '';
    await Promise.all([building, prepareRest({ store, channel, backEnd, composer, others: modules, until: building })]);
    const build = lap();
    const bringing = bringBuilt(modules);
    const { versions } = await planVersions(store, channel, {});
    const keepBuild = (module: string, folder: string) => publish(store, module, folder, signer, versions[module]);
    const published = await Promise.all([
      ...modules.map((module) => keepBuild(module, distOf(module))),
      ...folders.map(async (folder) => keepBuild(await moduleOf(folder), folder)),
    ]);
    await bringing;
    const copy = lap();
    const site = await release({
      ...given,
      replace: Object.fromEntries(published.map(({ module, version }) => [module, version])),
      keepFacts: !publishesFacts,
      rendersAll: options.all,
      details: { ...noteOf(world), ...canaryDetails(world) },
    });
    if (options['dry-run']) return;
    for (const { module, version } of published) say(`published ${module} ${version}`);
    say(
      `composed ${site.id}: ${Object.keys(site.files).length} files, lock ${site.lock.id}, release ${site.release.number}`,
    );
    say(figures(site, { ...(modules.length && !options.built && { build }), copy }));
  },
};
