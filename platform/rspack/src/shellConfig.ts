import type { SiteFont, Slots } from '@platform/contract';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfig, clientOutput } from './baseConfig';
import { bootConfig } from './bootConfig';
import { CheckedStylesheets } from './checkedStylesheets';
import { shellDevConfig } from './dev/shellDevConfig';
import { hostFederation } from './federationOptions';
import { productionRouter } from './productionRouter';
import { shellServerConfig } from './serverConfigs';
import { WriteShellSurface } from './writeSurface';

/**
 * Has a browser compile every function of the entry off the main thread when the file arrives, which is long before it runs, and
 * not one by one at their first calls while a visitor waits. Others take it for a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compiledAhead = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  include: /\.js$/,
  // Behind the minimizer, which drops comments.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

/**
 * The build of the shell: the host for browsers and a server bundle that renders pages for the composer.
 * Where there is a `src/boot/boot.ts`, it becomes the script that starts the others, inline in every document.
 * With `MODULE_DEV` set it is the development server's configuration instead.
 *
 * @param dir absolute path of the shell's folder; `src/main.tsx` and `src/server.tsx` are its entries
 * @param slots the places of the shell that modules fill
 * @param fonts what pages are drawn in; their files are of packages that the shell depends on
 */
export function shellConfig(dir: string, slots: Slots, fonts: readonly SiteFont[] = []): Configuration[] {
  if (process.env.MODULE_DEV) return shellDevConfig(dir);
  const alias = productionRouter(dir);
  const base = baseConfig({ name: 'shell', dir, side: 'client' });
  const server = shellServerConfig(dir);
  return [
    ...bootConfig(dir),
    {
      ...base,
      dependencies: bootConfig(dir).flatMap(({ name }) => name ?? []),
      resolve: { ...base.resolve, alias },
      target: ['web', 'es2022'],
      entry: { main: './src/main.tsx' },
      output: clientOutput('shell', dir),
      plugins: [...hostFederation(), compiledAhead, new CheckedStylesheets(), new WriteShellSurface(slots, fonts)],
    },
    { ...server, resolve: { ...server.resolve, alias } },
  ];
}
