/** Where the site of the release store is served while modules are developed. */
export const storePort = '4009';

/**
 * What `npm run dev` starts. Without names: everything. With names of modules: the shell, those and the back end, the other modules
 * coming from a composed site.
 *
 * @param {readonly string[]} names what was asked for
 * @param {readonly string[]} modules folders that can be developed: the shell and every `mf-*`
 * @param {{ COMPOSED_SITE?: string }} environment
 * @returns {{ filters: string[], env: Record<string, string>, servesStore: boolean }} turbo's filters, variables of the development servers,
 *   and whether the composed site is the one of this machine's release store
 * @throws where a name is no module's
 */
export function devPlan(names, modules, { COMPOSED_SITE }) {
  const unknown = names.filter((name) => !modules.includes(name));
  if (unknown.length)
    throw new Error(
      `There is no module ${unknown.join(', ')}. npm run dev -- ${modules.join(' | ')}, or no name for all of them.`,
    );
  if (!names.length) return { filters: [], env: {}, servesStore: false };
  const local = names.filter((name) => name !== 'shell');
  return {
    filters: ['shell', 'backend', ...local].map((name) => `--filter=${name}`),
    env: { LOCAL_MODULES: local.join(), ...(COMPOSED_SITE && { COMPOSED_SITE }) },
    servesStore: !COMPOSED_SITE,
  };
}
