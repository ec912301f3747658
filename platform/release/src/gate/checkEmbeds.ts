import type { Sources } from '@platform/contract';
import type { CheckedPage } from './checkLinks';

/** Foreign addresses that composed pages embed although no module declares them: browsers would refuse them. */
export function checkEmbeds(pages: Iterable<CheckedPage>, sources: readonly Sources[]): string[] {
  const problems = new Set<string>();
  for (const { path, modules, embeds } of pages) {
    for (const { directive, address } of embeds) {
      if (!/^(https?:)?\/\//i.test(address)) continue;
      const { origin } = new URL(address, 'https://own.invalid');
      const declared = sources.some((one) => one[directive as keyof Sources]?.includes(origin));
      if (!declared) {
        problems.add(
          `${modules.join(', ')}: the page ${path} embeds ${address}, which nobody declared. ` +
            `Name ${origin} under '${directive}' in the file that "sources" of remote.ts points to.`,
        );
      }
    }
  }
  return [...problems];
}
