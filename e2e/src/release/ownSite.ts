import { test } from '../fixtures';
import { missingBackEnd } from '../setup/backEnd';
import { OwnBackEnd } from '../setup/OwnBackEnd';
import { TestRelease } from './testRelease';

interface OwnSite {
  readonly backEnd: OwnBackEnd;
  readonly site: TestRelease;
}

/**
 * A back end that only the tests of this file use, and a site over it; the tests run one after the other. It is filled
 * before the first of them, by `prepare` too, before the site is composed.
 */
export function ownSite(name: string, prepare = async (_: OwnBackEnd): Promise<void> => {}): OwnSite {
  const own = {} as { backEnd: OwnBackEnd; site: TestRelease };
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  test.beforeAll(async ({}, { project }) => {
    if (missingBackEnd) return;
    test.setTimeout(180_000);
    own.backEnd = new OwnBackEnd();
    await own.backEnd.start();
    await prepare(own.backEnd);
    own.site = await TestRelease.start(`${name}-${project.name}`, own.backEnd.origin);
  });
  test.afterAll(async () => {
    await own.site?.stop();
    await own.backEnd?.remove();
  });
  return own;
}
