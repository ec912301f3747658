import type { Machine } from './Machine';

const text = async ({ siteOrigin }: Machine, address: string) => (await fetch(siteOrigin + address)).text();

/** Paths of all pages, as a search engine reads them. */
export async function pagesOf(machine: Machine): Promise<readonly string[]> {
  const locations = (await text(machine, '/sitemap.xml')).matchAll(/<loc>[a-z]+:\/\/[^/<]+(\/[^<]*)?<\/loc>/g);
  return [...new Set([...locations].map(([, path]) => path || '/'))];
}

/** Addresses of the files that the home page loads. */
export async function filesOf(machine: Machine): Promise<readonly string[]> {
  const links = (await text(machine, '/')).matchAll(/(?:src|href)="(\/_(?:modules|assets)\/[^"]+)"/g);
  return [...new Set([...links].map(([, address]) => address ?? '/'))];
}
