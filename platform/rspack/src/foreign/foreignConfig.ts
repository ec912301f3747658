import type { Remote } from '@platform/contract';
import { foreignFolder, groundClass } from '@platform/contract/foreign';
import type { Configuration } from '@rspack/core';
import { assetsPath, baseConfig, clientOutput } from '../baseConfig';
import { foreignFederation } from '../federationOptions';
import { productionRouter } from '../productionRouter';
import { GroundedStyles } from './groundedStyles';

/** From a version's folder for other hosts, `/_modules/mf-news/1f0c…/foreign/`, to the root of its site. */
const toRoot = '../../../..';

/**
 * The build of what a module lends to other sites: `dist/foreign`, a container that takes nothing from its host but React.
 * Every address in it is relative to its own files, so it works wherever its page comes from. None where it lends nothing.
 */
export function foreignConfig({ name, foreign }: Remote, dir: string): Configuration[] {
  if (!foreign) return [];
  const base = baseConfig({ name, dir, side: 'client' });
  return [
    {
      ...base,
      name: `${name}:foreign`,
      target: ['web', 'es2022'],
      entry: {},
      output: { ...clientOutput(`${name}-foreign`, dir), path: `${dir}/dist/${foreignFolder}` },
      resolve: { ...base.resolve, alias: productionRouter(dir) },
      module: {
        ...base.module,
        generator: {
          ...base.module?.generator,
          // The site's own files, under their own names. Rspack writes what stands behind `outputPath`: to `dist/_assets`.
          'asset/resource': { filename: `${toRoot}${assetsPath}[contenthash:16][ext]`, outputPath: 'a/b/c/' },
        },
      },
      plugins: [...foreignFederation(name, foreign), new GroundedStyles(groundClass(name))],
    },
  ];
}
