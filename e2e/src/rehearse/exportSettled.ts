import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exportHosting } from '@platform/release/exportHosting';
import { sha256 } from '@platform/release/hash';
import { publish } from '@platform/release/publish';
import { release } from '@platform/release/release';
import { FolderStore } from '@platform/release/store/FolderStore';
import { distOf, moduleNames } from '@platform/release/workspace';
import product from '@riverview/site';
import type { Facts } from '@riverview/site/facts';
import { settledFacts } from '@riverview/site/testing/settledFacts';

/** With somebody who counts visits, which settled facts leave out: every page would ask its visitor. */
export const rehearsedFacts: Facts = {
  ...settledFacts,
  analytics: { ga4: 'G-REHEARSAL', naver: 'rehearsal', kakao: '42', retention: '14개월' },
  privacy: {
    ...settledFacts.privacy,
    transfers: [
      {
        recipient: 'Google LLC',
        country: '미국',
        items: '접속하신 주소와 브라우저 정보, 보신 페이지의 주소',
        purpose: '방문 분석',
        period: '14개월',
      },
    ],
  },
};

/** Publishes what is built with settled facts, and exports it. Returns the store that it is live in. */
export async function exportSettled(work: string, target: string): Promise<FolderStore> {
  const store = new FolderStore(path.join(work, 'release'));
  const published = await Promise.all(moduleNames().map((module) => publish(store, module, distOf(module))));
  const replace = Object.fromEntries(published.map(({ module, version }) => [module, version]));
  await release({ store, replace, site: { ...product, facts: rehearsedFacts }, backEnd: null });
  await exportHosting(store, product.functions, target);
  return store;
}

/** Hashes of all files of a folder, by path. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => path.join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((file) => [path.relative(folder, file), sha256(readFileSync(file))]));
}
