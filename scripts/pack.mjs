// npm run pack [-- folder]: what other repositories build modules with, as tarballs: JavaScript, declarations, changelog.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileFile } from './packages/compileFile.mjs';
import { manifestOf, packages, repository } from './packages/packageList.mjs';
import { packManifest } from './packages/packManifest.mjs';

const staging = path.join(repository, 'node_modules/.cache/packages');
const declarations = path.join(staging, 'declarations');
const target = path.resolve(process.argv[2] ?? path.join(repository, 'node_modules/.cache/tarballs'));
const versions = Object.fromEntries(
  packages.map(({ folder }) => [manifestOf(folder).name, manifestOf(folder).version]),
);

const isShipped = (file) => !/\.test\.|\.states\.tsx$|(^|\/)\.sources\.json$|^(kill|load|rehearse)\//.test(file);

/** Files below a folder, by their path below it. */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'));

/** Declarations of all packages by one run of the compiler. */
function declare() {
  const typed = packages.filter((one) => one.typed).map(({ folder }) => folder);
  const config = {
    extends: path.join(repository, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: repository,
      outDir: declarations,
    },
    files: [path.join(repository, 'site/src/register.ts'), path.join(repository, 'platform/rspack/src/assets.d.ts')],
    include: typed.map((folder) => `${repository}/${folder}/src`),
    exclude: typed.flatMap((folder) => [
      `${repository}/${folder}/**/*.test.*`,
      `${repository}/${folder}/**/*.states.tsx`,
    ]),
  };
  const file = path.join(staging, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  execFileSync('npx', ['tsc', '-p', file], { cwd: repository, stdio: 'inherit' });
}

async function build(one) {
  const { folder, typed, asTypeScript = [], also = [], only = /./ } = one;
  const source = path.join(repository, folder, 'src');
  const into = path.join(staging, path.basename(folder));
  const write = (file, content) => {
    const place = path.join(into, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  };
  for (const file of filesBelow(source).filter((name) => isShipped(name) && only.test(name))) {
    const text = () => readFileSync(path.join(source, file), 'utf8');
    const isCode = /(?<!\.d)\.tsx?$/.test(file);
    if (!isCode || asTypeScript.some((kept) => file === kept || file.startsWith(`${kept}/`)))
      cpSync(path.join(source, file), path.join(into, 'dist', file));
    if (isCode) write(`dist/${file.replace(/\.tsx?$/, '.js')}`, await compileFile(path.join(source, file), text()));
  }
  if (typed) {
    const found = path.join(declarations, folder, 'src');
    for (const file of filesBelow(found)) cpSync(path.join(found, file), path.join(into, 'dist', file));
  }
  for (const name of ['README.md', 'CHANGELOG.md', ...also])
    cpSync(path.join(repository, folder, name), path.join(into, name), { recursive: true });
  write('package.json', `${JSON.stringify(packManifest(manifestOf(folder), one, versions), null, 2)}\n`);
  return into;
}

/** What a repository of a module alone has: our packages, and theirs in the versions that we have. */
function toolbox(ours) {
  const { devDependencies } = manifestOf('.');
  const wanted = ['typescript', 'vitest', 'happy-dom', '@testing-library/react', '@types/node', '@types/react'];
  const { dependencies: ofRspack } = manifestOf('platform/rspack');
  const react = manifestOf('shell').dependencies;
  const tools = Object.fromEntries(wanted.map((name) => [name, devDependencies[name]]));
  const theirs = [
    ...['@rspack/cli', '@rspack/core'].map((name) => [name, ofRspack[name]]),
    ...['react', 'react-dom', 'react-router-dom'].map((name) => [name, react[name]]),
  ];
  const tarballs = packages
    .filter(({ folder }) => folder !== 'create')
    .map(({ folder }) => manifestOf(folder))
    .map(({ name, version }) => [name, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`]);
  const own = tarballs.map(([name]) => [name, ours[name]]);
  return { tarballs: Object.fromEntries(tarballs), versions: Object.fromEntries([...own, ...theirs]), tools };
}

rmSync(staging, { recursive: true, force: true });
mkdirSync(declarations, { recursive: true });
mkdirSync(target, { recursive: true });
declare();
const built = await Promise.all(packages.map(build));
// The composer of these sources, whatever they are called where they run.
const { composerVersion } = await import('../platform/release/src/composer.ts');
writeFileSync(path.join(staging, 'release/dist/composer.json'), JSON.stringify({ version: await composerVersion() }));
for (const { folder, bin = {} } of packages) {
  for (const file of Object.values(bin)) {
    const place = path.join(staging, path.basename(folder), 'dist', file);
    writeFileSync(place, `#!/usr/bin/env node\n${readFileSync(place, 'utf8')}`);
  }
}
writeFileSync(path.join(staging, 'create/dist/toolbox.json'), `${JSON.stringify(toolbox(versions), null, 2)}\n`);
const said = execFileSync('npm', ['pack', '--json', '--pack-destination', target, ...built], {
  cwd: repository,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
for (const { name, version, filename, size } of Object.values(JSON.parse(said)))
  process.stdout.write(`${name} ${version}  ${path.join(target, filename)}  ${Math.round(size / 1000)} kB\n`);
