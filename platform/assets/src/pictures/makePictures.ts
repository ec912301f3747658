import { existsSync } from 'node:fs';
import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { embedFont } from '../fonts/embedFont';
import { encodePicture, encoding } from './encodePicture';
import { cutOut, findMaster } from './master';
import { type PictureEntry, readPictureList } from './pictureList';
import { pictureModule } from './pictureModule';
import { replaceFile } from './replaceFile';
import { shareForm, sharePicture } from './sharePicture';
import { readSources, type Source, sourceHash, writeSources } from './sources';

interface MakePicturesOptions {
  /** The folder that holds `pictures.json`. */
  readonly workspace: string;
  /** The folder of the masters. */
  readonly masters: string;
  /** Stands on the picture of shared links. */
  readonly projectName: string;
  /** The module that exports the type `PictureSource`. */
  readonly typeFrom: string;
  /** Only look: name what is out of date and write nothing. */
  readonly check?: boolean;
  /** Hears of each picture that was written, with the time it took, ms. */
  readonly onWritten?: (name: string, milliseconds: number) => void;
}

/**
 * Brings a workspace's pictures up to date with its `pictures.json` and the masters, encoding only what changed, and
 * returns a sentence for each picture that was out of date.
 */
export async function makePictures({
  workspace,
  masters,
  projectName,
  typeFrom,
  check = false,
  onWritten,
}: MakePicturesOptions): Promise<string[]> {
  const folder = path.join(workspace, 'src/pictures');
  const list = await readPictureList(workspace);
  const sources = await readSources(folder);
  const outdated: string[] = [];

  for (const [name, entry] of list) {
    const { file, part } = await findMaster(masters, entry.master);
    const bytes = await readFile(file);
    const drawing = file.endsWith('.svg');
    const settings = drawing ? drawingSettings(bytes) : settingsOf(entry, projectName);
    const hash = sourceHash(bytes, { ...settings, ...(part && { part }) });
    const reason = whyOutdated(folder, sources[name], hash);
    if (!reason) continue;
    outdated.push(`"${name}" ${reason}`);
    if (check) continue;

    const started = performance.now();
    const master = await cutOut(bytes, part);
    const files = drawing
      ? await writeOne(folder, `${name}.svg`, await readableAnywhere(master))
      : entry.share
        ? await writeOne(
            folder,
            `${name}.jpg`,
            await sharePicture(master, entry.sign === false ? null : projectName, entry.share),
          )
        : await writePicture(folder, name, master, entry, typeFrom);
    await removeFiles(folder, sources[name], files);
    sources[name] = { hash, files };
    await writeSources(folder, sources); // after each, so that an interrupted run goes on where it stopped
    onWritten?.(name, performance.now() - started);
  }

  for (const name of Object.keys(sources).filter((known) => !list.has(known))) {
    outdated.push(`"${name}" is no longer in pictures.json`);
    if (check) continue;
    await removeFiles(folder, sources[name], []);
    delete sources[name];
    await writeSources(folder, sources);
  }
  return outdated;
}

function whyOutdated(folder: string, source: Source | undefined, hash: string): string | undefined {
  if (!source) return 'has not been encoded yet';
  if (source.hash !== hash) return 'was made from another master or with other settings';
  const missing = source.files.find((file) => !existsSync(path.join(folder, file)));
  return missing && `lacks its file ${missing}`;
}

/** All that a picture is made with beside its master. */
function settingsOf(entry: PictureEntry, projectName: string): Readonly<Record<string, unknown>> {
  if (entry.share)
    return { ...shareForm, ...(entry.sign === false ? { sign: false } : { projectName }), size: entry.share };
  const { widths, crop = null, quality, webp } = entry;
  return { encoding, widths, crop, ...(quality && { quality }), ...(webp && { webp }) };
}

/** A drawing with words carries the letters of them; one without stays as it is. */
const hasWords = (drawing: Buffer) => drawing.includes('<text');
const drawingSettings = (drawing: Buffer) => (hasWords(drawing) ? { letters: 1 } : {});
const readableAnywhere = async (drawing: Buffer) =>
  hasWords(drawing) ? Buffer.from(await embedFont(drawing.toString())) : drawing;

async function writeOne(folder: string, file: string, bytes: Buffer): Promise<string[]> {
  await replaceFile(path.join(folder, file), bytes);
  return [file];
}

async function writePicture(
  folder: string,
  name: string,
  master: Buffer,
  entry: PictureEntry,
  typeFrom: string,
): Promise<string[]> {
  const picture = await encodePicture(master, entry).catch((error: Error) => {
    throw new Error(`The picture "${name}" (master "${entry.master}") cannot be encoded: ${error.message}.`);
  });
  const files: string[] = [];
  for (const { width, avif, webp } of picture.widths) {
    for (const [format, bytes] of Object.entries({ avif, ...(webp && { webp }) })) {
      files.push(`${name}/${width}.${format}`);
      await replaceFile(path.join(folder, name, `${width}.${format}`), bytes);
    }
  }
  await replaceFile(path.join(folder, `${name}.ts`), pictureModule(name, picture, typeFrom));
  return [...files, `${name}.ts`].sort();
}

async function removeFiles(folder: string, source: Source | undefined, kept: readonly string[]): Promise<void> {
  const gone = (source?.files ?? []).filter((file) => !kept.includes(file));
  for (const file of gone) await rm(path.join(folder, file), { force: true });
  const folders = new Set(gone.map((file) => path.dirname(file)).filter((name) => name !== '.'));
  for (const name of folders) await rmdir(path.join(folder, name)).catch(() => undefined); // stays while files are left
}
