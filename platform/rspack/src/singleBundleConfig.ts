import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ExposeAssets, Remote } from '@platform/contract';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { baseConfig, clientOutput } from './baseConfig';
import { productionRouter } from './productionRouter';
import { statsOptions } from './writeSurface';

/** What the single bundle's build says of itself: `single.json`. */
export interface SingleBundleSurface {
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] };
  /** Files of each piece, as `mf-news/ListPage`. */
  readonly pieces: Readonly<Record<string, ExposeAssets>>;
}

const chunkName = (module: string, expose: string) => `piece-${module}-${expose.slice(2)}`;

/** The loader that takes the place of the federation runtime: plain dynamic imports. */
function loaderSource(repository: string, remotes: readonly Remote[]): string {
  const entries = remotes.flatMap((remote) =>
    Object.entries(remote.exposes).map(([expose, file]) => {
      const request = JSON.stringify(path.join(repository, remote.name, file));
      const name = chunkName(remote.name, expose);
      return `${JSON.stringify(`${remote.name}/${expose.slice(2)}`)}: () => import(/* webpackChunkName: "${name}" */ ${request})`;
    }),
  );
  return `const pieces = {${entries.join(',\n')}};\nexport const federationLoader = () => (module, expose) => pieces[module + '/' + expose]();\n`;
}

class WriteSingleSurface {
  readonly #remotes: readonly Remote[];

  constructor(remotes: readonly Remote[]) {
    this.#remotes = remotes;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('WriteSingleSurface', (result) => {
      const stats = result.toJson(statsOptions);
      const split = (names: readonly string[]) => ({
        js: names.filter((name) => name.endsWith('.js')),
        css: names.filter((name) => name.endsWith('.css')),
      });
      const filesOf = (group: string) => (stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name);
      const surface: SingleBundleSurface = {
        entry: split(filesOf('main')),
        pieces: Object.fromEntries(
          this.#remotes.flatMap((remote) =>
            Object.keys(remote.exposes).map((expose) => [
              `${remote.name}/${expose.slice(2)}`,
              { ...split(filesOf(chunkName(remote.name, expose))), laterJs: [], laterCss: [] },
            ]),
          ),
        ),
      };
      const folder = path.dirname(compiler.options.output.path ?? '');
      writeFileSync(path.join(folder, 'single.json'), JSON.stringify(surface, null, 2));
    });
  }
}

/**
 * The same sources as one bundle without federation, to measure what federation costs.
 *
 * @param repository absolute path of the repository
 * @param target absolute path of the folder that gets the build
 */
export function singleBundleConfig(repository: string, target: string, remotes: readonly Remote[]): Configuration {
  const shell = path.join(repository, 'shell');
  const loader = path.join(shell, 'src/federation/singleBundleLoader.ts');
  const { library: _, ...output } = clientOutput('single', target);
  const base = baseConfig({ name: 'single', dir: shell, side: 'client' });
  return {
    ...base,
    resolve: { ...base.resolve, alias: productionRouter(shell) },
    target: ['web', 'es2022'],
    entry: { main: './src/main.tsx' },
    output: { ...output, path: path.join(target, 'client') },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({ [loader]: loaderSource(repository, remotes) }),
      new rspack.NormalModuleReplacementPlugin(/\/federation\/loadPiece$/, loader),
      new WriteSingleSurface(remotes),
    ],
  };
}
