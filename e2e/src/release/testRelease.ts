import { cpSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Site } from '@platform/contract';
import { readLive, readLock, versionsOf } from '@platform/release/live';
import { publish } from '@platform/release/publish';
import { release } from '@platform/release/release';
import { createSiteServer } from '@platform/release/serve/siteServer';
import { requireSiteFile, siteFiles } from '@platform/release/site';
import { textOf } from '@platform/release/store/bytes';
import { FolderStore } from '@platform/release/store/FolderStore';
import { distOf, moduleNames } from '@platform/release/workspace';
import product from '@riverview/site';
import { work } from '../setup/backEnd';
import { backEndOrigin } from '../setup/ports';

/** A site of a test's own, made from the builds of the suite, that it may deploy to and roll back. */
export class TestRelease {
  readonly store: FolderStore;
  readonly origin: string;
  readonly #backEnd: string;
  readonly #product: Site;
  readonly #server: Server;

  private constructor(store: FolderStore, backEnd: string, product: Site, server: Server) {
    this.store = store;
    this.#backEnd = backEnd;
    this.#product = product;
    this.#server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** `backEnd` is the address of one of the test's own, the suite's by default; `site` has facts of the test's own. */
  static async start(name: string, backEnd = backEndOrigin(), site: Site = product): Promise<TestRelease> {
    // Of this worker alone: the other width's may be preparing the same tests.
    const folder = path.join(work, `${name}-${process.env.TEST_WORKER_INDEX}`);
    rmSync(folder, { recursive: true, force: true });
    const store = new FolderStore(folder);
    // Of this run: what lies there from an earlier one is of other builds.
    const suites = process.env.SUITE_STORE;
    if (suites) {
      // What is composed already is copied; only what this site has of its own is composed on top of it.
      cpSync(suites, folder, { recursive: true });
      if (backEnd !== backEndOrigin() || site !== product) await release({ store, replace: {}, site, backEnd });
    } else {
      const published = await Promise.all(moduleNames().map((module) => publish(store, module, distOf(module))));
      const replace = Object.fromEntries(published.map(({ module, version }) => [module, version]));
      await release({ store, replace, site, backEnd });
    }
    const server = createSiteServer({ store, backEnd });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return new TestRelease(store, backEnd, site, server);
  }

  /** Publishes a build and makes it live. */
  async deploy(module: string, dist: string): Promise<string> {
    // As `npm run publish` does: what the live version has packed of the same bytes is not packed once more.
    const former = versionsOf(await this.lock())[module] ?? null;
    const { version } = await publish(this.store, module, dist, null, former);
    await release({ store: this.store, replace: { [module]: version }, site: this.#product, backEnd: this.#backEnd });
    return version;
  }

  async lock() {
    const live = await readLive(this.store);
    if (!live) throw new Error('Nothing is live.');
    return readLock(this.store, live.site);
  }

  /** Every public file of the live site, by path. */
  async files(): Promise<Map<string, string>> {
    const live = await readLive(this.store);
    if (!live) throw new Error('Nothing is live.');
    const read = (await siteFiles(this.store, live.site)).map(
      async (file) => [file, textOf(await requireSiteFile(this.store, live.site, file))] as const,
    );
    return new Map(await Promise.all(read));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}

/** What a visitor reads of a document: the content of `#root`, without the lock and the links to files. */
export const contentOf = (html: string): string =>
  html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="importmap">'));
