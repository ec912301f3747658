import { parseArgs } from 'node:util';

/**
 * Port at which the site of the release store is served while modules are developed; `DEV_PORTS` may name another
 * (`store=4109`), beside those of modules.
 *
 * @param {{ DEV_PORTS?: string }} environment
 */
export const storePort = ({ DEV_PORTS }) => new URLSearchParams(DEV_PORTS).get('store') ?? '4009';

/**
 * What `npm run dev` starts. Without names: everything. With names of modules: the shell, those and the back end, the other modules
 * coming from a composed site.
 *
 * @param {readonly string[]} given what was asked for: names, `--from <address>`
 * @param {readonly string[]} modules folders that can be developed: the shell and every `mf-*`
 * @param {{ COMPOSED_SITE?: string }} environment
 * @returns {{ names: string[], composedSite: string | null, env: Record<string, string> }} folders to start, `[]` for all of them; the
 *   address of the composed site, `null` for the one of this machine's release store; variables of the development servers
 * @throws where a name is no module's, or the address is none
 */
export function devPlan(given, modules, { COMPOSED_SITE }) {
  const { positionals, values } = parseArgs({
    args: [...given],
    options: { from: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((name) => !modules.includes(name));
  if (unknown.length)
    throw new Error(
      `There is no module ${unknown.join(', ')}. npm run dev -- ${modules.join(' | ')}, or no name for all of them.`,
    );
  const from = values.from ?? COMPOSED_SITE;
  if (from && !(/^https?:/.test(from) && URL.canParse(from)))
    throw new Error(`${from} is no address of a site. Write it whole: --from https://www.example.com`);
  if (!positionals.length) {
    if (values.from) throw new Error('Name the module that is not to come from there: npm run dev -- mf-… --from …');
    return { names: [], composedSite: null, env: {} };
  }
  const local = positionals.filter((name) => name !== 'shell');
  return {
    names: ['shell', ...local],
    composedSite: from ?? null,
    env: { MODULE_DEV: '1', LOCAL_MODULES: local.join() },
  };
}
