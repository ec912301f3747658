import type { BroughtPicture } from '@platform/contract';
import { beforeEach, expect, it } from 'vitest';
import { release } from './release';
import { requireSiteFile } from './site';
import { textOf } from './store/bytes';
import type { FolderStore } from './store/FolderStore';
import { namedLock, page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from './testing';

const picture: BroughtPicture = {
  width: 1600,
  height: 450,
  src: '/_assets/programme.webp',
  avif: '',
  webp: '',
  placeholder: 'data:,',
};
const group = 'mf-events/events';
/** A module that brings a section: a group of the navigation, and the picture on its banner. */
const events = {
  ...remote('mf-events', [
    page({ path: '/' }),
    page({ path: '/Events', banner: 'mf-events/programme', menu: { group, label: '일정', order: 1 } }),
  ]),
  menuGroups: [{ id: group, label: '행사', inHeader: true, after: 'about' }],
  banners: { programme: './src/pictures/banner-programme.ts' },
} as const;
const about = remote('mf-about', [
  page({ path: '/About', menu: { group: 'about', label: '소개', order: 1 } }),
  page({ path: '/News', menu: { group: 'news', label: '소식', order: 1 } }),
]);
const banners = `{ programme: async () => ({ bannerProgramme: ${JSON.stringify(picture)} }) }`;

let store: FolderStore;
beforeEach(async () => {
  store = await temporaryStore();
  const replace = { shell: await publishShell(store), 'mf-about': await publishRemote(store, about) };
  await release({ store, replace, site: sampleSite, backEnd: null });
});

const publishEvents = async (given = events, made = banners) =>
  release({
    store,
    replace: { 'mf-events': await publishRemote(store, given, { banners: made }) },
    site: sampleSite,
    backEnd: null,
  });

it('a module brings a section: its menu group at its place and its banner picture, with shell and site as they were', async () => {
  const { lock, id, release: made } = await publishEvents();
  expect(Object.keys(made.changed)).toEqual(['mf-events']);
  expect(lock.menu.map((one) => [one.id, one.label, one.inHeader])).toEqual([
    ['about', '소개', true],
    [group, '행사', true],
    ['news', '소식', true],
  ]);
  expect(lock.menu[1]?.entries).toEqual([{ label: '일정', path: '/Events' }]);
  expect(lock.menu[1]).not.toHaveProperty('after');

  const html = textOf(await requireSiteFile(store, id, 'Events.html'));
  const carried = await namedLock(store, html);
  expect(carried.routes.find(({ path }) => path === '/Events')?.banner).toBe('mf-events/programme');
  expect(carried.banners).toEqual({ 'mf-events/programme': picture });
});

it('a site in which no module brings a picture carries none', async () => {
  const { lock } = await publishEvents({ ...events, pages: [page({ path: '/' })], banners: {} } as never, '{}');
  expect(lock).not.toHaveProperty('banners');
});

it.each([
  [
    'a picture that is not there',
    { banners: {} },
    'mf-events: the page /Events has the banner picture "mf-events/programme", which mf-events does not bring. Add it to "banners".',
  ],
  [
    'a group by a name that another could mean',
    { menuGroups: [{ id: 'mf-other/events', label: '행사', inHeader: true }] },
    'mf-events brings the menu group "mf-other/events". Call it "mf-events/…"',
  ],
  [
    'a group without a label',
    { menuGroups: [{ id: group, label: ' ', inHeader: true }] },
    `the menu group "${group}" needs a label`,
  ],
  [
    'a group behind one that does not exist',
    { menuGroups: [{ id: group, label: '행사', inHeader: true, after: 'nowhere' }] },
    `the menu group "${group}" is to stand after "nowhere", which does not exist. Use one of about, news, extra`,
  ],
  ['no group', { menuGroups: [] }, `joins the menu group "${group}", which does not exist`],
])('refuses %s, with the remedy', async (_, wrong, message) => {
  await expect(publishEvents({ ...events, ...wrong } as never)).rejects.toThrow(message);
});

it('refuses a banner file that exports no picture, naming it', async () => {
  await expect(publishEvents(events, '{ programme: async () => ({ words: {} }) }')).rejects.toThrow(
    'mf-events: the file of its banner "programme" must export one picture',
  );
});
