import type { AskBackEnd } from './askBackEnd';
import { backEndJson } from './backEndJson';
import { notFoundFile } from './findPage';
import type { LiveSites } from './liveSites';

type Plain = string | number | boolean | null;

/** Whether visitors get the site, and whether their forms and the press reach the back end. */
export interface Health {
  readonly status: 'ok' | 'failing';
  readonly site: { readonly serving: true; readonly id: string; readonly lock: string } | { readonly serving: false };
  /** What the back end says of itself besides; `null` where the site is served without one. */
  readonly backEnd: { readonly reachable: boolean; readonly [said: string]: Plain | readonly Plain[] } | null;
}

const patience = 2_000;

/** Words, numbers and times only: neither a path nor an address of the machine gets out. */
const isPlain = (value: unknown): value is Plain =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && /^[\w .:+-]{0,60}$/.test(value));

async function backEndHealth(backEnd: AskBackEnd): Promise<{ ok: boolean; health: NonNullable<Health['backEnd']> }> {
  try {
    const { status, said } = await backEndJson(backEnd, { target: '/healthz', patience });
    const plain = Object.entries(said ?? {}).flatMap(([name, value]): [string, Plain | Plain[]][] => {
      if (Array.isArray(value)) return [[name, value.filter(isPlain)]];
      return isPlain(value) ? [[name, value]] : [];
    });
    return { ok: status === 200, health: { ...Object.fromEntries(plain), reachable: true } };
  } catch {
    return { ok: false, health: { reachable: false } };
  }
}

async function siteHealth(sites: LiveSites): Promise<Health['site']> {
  try {
    const site = await sites.current();
    await site.read(notFoundFile);
    return { serving: true, id: site.id, lock: site.lockId };
  } catch {
    return { serving: false };
  }
}

/** Looks at everything a visitor needs, now. */
export async function health(sites: LiveSites, backEnd: AskBackEnd | null): Promise<Health> {
  const [site, behind] = await Promise.all([siteHealth(sites), backEnd === null ? null : backEndHealth(backEnd)]);
  const ok = site.serving && (behind?.ok ?? true);
  return { status: ok ? 'ok' : 'failing', site, backEnd: behind?.health ?? null };
}
