import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MakeWitnesses, Site, Witnesses } from '@platform/contract';
import { releaseNote } from '../author';
import { type Evidence, findEvidence, writeEvidence } from '../evidence/evidence';
import { describeRelease } from '../inspect/describeRelease';
import { append } from '../journal';
import { runSiteServer } from '../serve/runSiteServer';
import { TrialStore } from '../store/TrialStore';
import { repository } from '../workspace';
import type { Command, CommandWorld } from './world';

/** What visitors left at the site, as far as it can be read from here. */
export async function readWitnesses({ witnesses }: Site): Promise<Witnesses | null> {
  if (!witnesses) return null;
  const module = (await import(pathToFileURL(path.join(repository, witnesses.file)).href)) as Record<
    string,
    MakeWitnesses
  >;
  return (await module[witnesses.maker]?.()) ?? null;
}

/** The release that a lead names; a release named itself has no lead. */
async function evidenceOf({ store, site, names: [name = ''] }: CommandWorld): Promise<Evidence> {
  if (name.includes('/')) return findEvidence(store, name, null);
  const witnesses = await readWitnesses(site);
  if (!witnesses)
    throw new Error(
      'No leads can be read from this machine (DATA_DIR). The inbox and its CSV say which release a lead names: npm run evidence -- live/41.',
    );
  try {
    const witness = await witnesses.find(name, releaseNote(null).by ?? 'evidence');
    if (!witness)
      throw new Error(`There is no lead ${name}. It may have been deleted: by its day, or as its visitor wished.`);
    return await findEvidence(store, witness.release, witness);
  } finally {
    witnesses.close();
  }
}

/** Serves what was shown then as it was then; the back end of today stays away. */
async function serveAgain({ store, say }: CommandWorld, { release }: Evidence): Promise<void> {
  const channel = 'evidence~';
  const trial = new TrialStore(store);
  await append(trial, { ...release, number: 1 }, channel);
  runSiteServer({ store: trial, channel, backEnd: null, port: Number(process.env.PORT ?? 4000), say });
}

export const evidenceCommand: Command = {
  usage: 'evidence -- <lead> | <channel/number>   [--out folder] [--serve]',
  does: 'What the visitor who left a lead could see: release, modules, facts, consents, every page byte for byte. --out writes it all, --serve shows it at PORT (4000). Who asked for a lead stands in the access log.',
  example: 'npm run evidence -- live/41 --out evidence-41',
  takes: [1, 1],
  ownOptions: { out: { type: 'string' } },
  async run(world) {
    const { store, options, say } = world;
    const evidence = await evidenceOf(world);
    const { witness, channel, release, files } = evidence;
    if (witness)
      say(
        `lead ${witness.id} of ${witness.at}, from ${witness.page ?? 'a page it does not name'}, names ${witness.release ?? 'no release: what was live then'}`,
      );
    for (const file of Object.keys(witness?.texts ?? {})) say(`  ${file}`);
    say(`${channel}/${release.number}`);
    say(describeRelease(release));
    for (const [module, version] of Object.entries(release.modules)) say(`  ${module.padEnd(14)} ${version}`);
    say(`  ${'site-facts'.padEnd(14)} ${release.facts ?? 'in the lock'}`);
    for (const [file, hash] of Object.entries(files)) if (file.endsWith('.html')) say(`  ${hash}  ${file}`);
    if (typeof options.out === 'string') {
      const target = path.resolve(options.out);
      say(`${await writeEvidence(store, evidence, target)} files, byte for byte, in ${target}/public`);
    }
    if (options.serve) await serveAgain(world, evidence);
  },
};
