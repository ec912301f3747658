import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { release } from '@platform/release/release';
import { versionBefore } from '@platform/release/versions';
import product from '@riverview/site';
import { siteFacts } from '@riverview/site/siteFacts';
import { startBackEnd } from 'backend/startBackEnd';
import { ModuleCopy } from '../../release/moduleCopy';
import { TestRelease } from '../../release/testRelease';
import type { TeamsSite } from './TeamsSite';

/** This site: published, composed, served as `npm run publish` and `npm run serve` do. */
export async function ourSite(): Promise<TeamsSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'riverview-teams-'));
  const backEnd = await startBackEnd({ facts: siteFacts, dataDir, port: 0, emulatorJar: null });
  const address = `http://127.0.0.1:${backEnd.port}`;
  const site = await TestRelease.start('teams-ours', address);
  let copies = 0;
  return {
    name: 'this site',
    origin: site.origin,
    async publish({ module, file, from, to }) {
      const copy = new ModuleCopy(module, `teams-ours-${copies++}`);
      copy.edit(file, from, to);
      copy.build();
      try {
        await site.deploy(module, copy.dist);
        return { isLive: true, says: '' };
      } catch (error) {
        return { isLive: false, says: (error as Error).message };
      }
    },
    async rollBack(module) {
      const { version } = await versionBefore(site.store, module, 'live');
      await release({ store: site.store, replace: { [module]: version }, site: product, backEnd: address });
    },
    owns: (module, { pathname }) => pathname.startsWith(`/_modules/${module}/`),
    async stop() {
      await site.stop();
      await backEnd.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
