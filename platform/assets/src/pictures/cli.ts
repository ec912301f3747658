import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readSite } from '@platform/contract/readSite';
import { makePictures } from './makePictures';

const usage = `pictures --type-from=package/picture [workspace…] [--check]
Encodes what the pictures.json of the named workspaces (default: all) asks for, from art/masters.
--check writes nothing and fails where something is out of date.`;

const root = path.resolve(import.meta.dirname, '../../../..');

async function main(args: readonly string[]): Promise<void> {
  const [unknown] = args.filter((arg) => arg.startsWith('-') && arg !== '--check' && !arg.startsWith('--type-from='));
  if (unknown) throw new Error(`There is no option ${unknown}.\n${usage}`);
  const check = args.includes('--check');
  const typeFrom = args.find((arg) => arg.startsWith('--type-from='))?.slice('--type-from='.length);
  if (!typeFrom) throw new Error(`Name the module that exports the type PictureSource.\n${usage}`);
  const named = args.filter((arg) => !arg.startsWith('-')).map((name) => path.normalize(`${name}/.`));
  const stranger = named.find((name) => !existsSync(path.join(root, name, 'pictures.json')));
  if (stranger) throw new Error(`${stranger} has no pictures.json. Name a workspace folder, such as shell.`);

  const { facts } = await readSite(root);
  let outdated = 0;
  for (const workspace of named.length > 0 ? named : await workspacesWithPictures()) {
    const found = await makePictures({
      workspace: path.join(root, workspace),
      masters: path.join(root, 'art/masters'),
      projectName: facts.projectName,
      typeFrom,
      check,
      onWritten: (name, took) => process.stdout.write(`${workspace}: ${name} (${(took / 1000).toFixed(1)} s)\n`),
    });
    outdated += found.length;
    if (check) for (const sentence of found) process.stderr.write(`${workspace}: the picture ${sentence}.\n`);
  }
  if (check && outdated > 0) throw new Error('Run `npm run pictures` and commit what it writes.');
}

async function workspacesWithPictures(): Promise<string[]> {
  const folders = await readdir(root);
  return folders.filter((folder) => existsSync(path.join(root, folder, 'pictures.json'))).sort();
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
