import type { BrowserLock } from '@platform/contract';
import type { Override } from '@platform/contract/override';
import { overrideParameter } from '@platform/contract/overrideParameter';
import { pathsOverlap } from '@platform/contract/sitePaths';

/** A part of the page that one module answers for. */
export interface Region {
  readonly element: HTMLElement;
  readonly module: string;
  readonly version: string;
}

const marked = '[data-module]';
const ofManifest = /^\/_modules\/([\w-]+)\/([\da-f]+)\//;

/** The lock that the document names: beside its scripts, or kept back with them until the page starts. `null` where it names none. */
export async function readLock(): Promise<BrowserLock | null> {
  const name = 'link#release-lock';
  const kept = document.querySelector<HTMLTemplateElement>('template#rest')?.content;
  const link = document.querySelector<HTMLLinkElement>(name) ?? kept?.querySelector<HTMLLinkElement>(name);
  const address = link?.getAttribute('href');
  if (!link || !address) return null;
  const code = await (await fetch(address, { integrity: link.integrity })).text();
  return JSON.parse(code.replace(/^export default /, '')) as BrowserLock;
}

/** Module and version that the signed link of this document shows in place of the lock's; whoever loads the overlay has checked it. */
function readOverride(): readonly [module: string, version: string] | null {
  const token = new URLSearchParams(location.search).get(overrideParameter);
  if (!token) return null;
  const content = atob((token.split('.')[0] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
  const [, module, version] = (JSON.parse(content) as Override).manifest.match(ofManifest) ?? [];
  return module && version ? [module, version] : null;
}

/** The regions of the document as it is now. A page that marks none is all its owner's. */
export function findRegions(lock: BrowserLock | null): Region[] {
  const [shown, version] = readOverride() ?? [];
  const versionOf = (module: string) => (module === shown && version) || (lock?.remotes[module]?.version ?? '');
  const found = [...document.querySelectorAll<HTMLElement>(marked)];
  if (found.length) {
    return found.map((element) => {
      const name = element.dataset.module ?? '';
      return { element, module: name, version: versionOf(name) };
    });
  }
  const page = document.getElementById('page');
  const module = lock?.routes.find(({ path }) => pathsOverlap(path, location.pathname))?.remote;
  return page && module ? [{ element: page, module, version: versionOf(module) }] : [];
}

/** The region that a node is in: the innermost one. */
export const regionOf = (regions: readonly Region[], node: Node): Region | undefined =>
  regions.findLast(({ element }) => element.contains(node));

/** Where a region is, from the document's corner: an element that lays nothing out by itself is where its content is. */
export function boxOf(element: HTMLElement): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  const own = element.getBoundingClientRect();
  const { x, y, width, height } = own.width || own.height ? own : range.getBoundingClientRect();
  return new DOMRect(x + scrollX, y + scrollY, width, height);
}
