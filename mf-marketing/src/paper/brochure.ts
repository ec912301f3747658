import type { Facts, Paper, PaperBlock, PaperRow, PaperSheet } from '@platform/contract';
import { paperLook } from '@riverview/shared-ui/paper-look';
import { hero as heroPicture } from '@riverview/site/pictures/hero';
import { brochureContent } from '../content/brochure';
import { type FactRow, overview, schedule } from '../content/business';
import { hero } from '../content/home';
import { laterRows } from '../content/laterRows';
import { location } from '../content/location';
import { map, mapAnchors } from '../content/map';
import { notes } from '../content/notes';
import { saleNotices } from '../content/saleNotices';
import { salesSteps } from '../content/salesSteps';
import locationMap from '../maps/location-map.svg';

const { bookmarks } = brochureContent;

const rowOf = ({ label, value }: FactRow): PaperRow => {
  const text = typeof value === 'string' ? value : value?.join(', ');
  return text === undefined ? { cells: [label, notes.later], tone: 'open' } : { cells: [label, text] };
};

const factsTable = (caption: string, rows: readonly FactRow[]): PaperBlock => ({
  kind: 'table',
  caption,
  rows: rows.map(rowOf),
  widths: [40, 136],
});

const note = (text: string): PaperBlock => ({ kind: 'text', tone: 'note', text });

const cover = (facts: Facts): PaperSheet => ({
  bookmark: bookmarks.cover,
  ground: 'dark',
  cover: { kind: 'picture', picture: heroPicture, alt: hero.alt(facts), keep: 'left' },
  blocks: [
    { kind: 'heading', level: 1, over: hero.title.join(' '), lines: [facts.projectName] },
    { kind: 'figures', figures: hero.facts(facts) },
    note(notes.picture),
  ],
});

const overviewSheet = (facts: Facts): PaperSheet => ({
  bookmark: bookmarks.overview,
  blocks: [
    { kind: 'heading', level: 1, over: bookmarks.overview, lines: overview.title(facts) },
    { kind: 'text', tone: 'lead', text: overview.lead.join(' ') },
    { kind: 'space', height: 6 },
    factsTable(overview.caption(facts), overview.rows(facts)),
    note(`${laterRows(overview.rows(facts), brochureContent.where)}${notes.picture}`),
  ],
});

function locationSheet(facts: Facts): PaperSheet {
  const { site, bar, places } = mapAnchors.near;
  const named = facts.places.flatMap(({ id, name }) => {
    const [x, y, side, , turn = 0] = places[id] ?? [];
    return x === undefined || y === undefined || !side ? [] : [{ text: name, at: [x, y] as const, side, turn }];
  });
  const own = { text: facts.projectName, at: [site[0] ?? 0, (site[1] ?? 0) + 3.5] as const, isStrong: true };
  const measure = { text: map.metres(bar.metres), at: [bar.at[0] ?? 0, (bar.at[1] ?? 0) - 1.8] as const };
  const story = ({ title, text }: (typeof location.cards)[number]): PaperBlock[] => [
    { kind: 'heading', level: 2, small: true, lines: [title] },
    { kind: 'text', text },
  ];
  return {
    bookmark: bookmarks.location,
    blocks: [
      { kind: 'heading', level: 1, over: bookmarks.location, lines: [location.title.join(' ')] },
      { kind: 'text', tone: 'lead', text: location.lead(facts) },
      {
        kind: 'drawing',
        src: locationMap,
        alt: map.near(facts),
        isPainted: true,
        labels: [...named, own, measure],
        caption: notes.map(facts),
      },
      {
        kind: 'columns',
        columns: [0, 1, 2].map((column) => location.cards.slice(column * 2, column * 2 + 2).flatMap(story)),
      },
      note(`${notes.view} ${notes.surroundings}`),
    ],
  };
}

const scheduleSheet = (facts: Facts): PaperSheet => ({
  bookmark: bookmarks.schedule,
  blocks: [
    { kind: 'heading', level: 1, over: bookmarks.schedule, lines: [schedule.title.join(' ')] },
    { kind: 'space', height: 4 },
    factsTable(
      schedule.caption,
      salesSteps(facts).map(({ title, date }) => ({ label: title, value: date })),
    ),
    { kind: 'heading', level: 2, small: true, lines: [schedule.price.title] },
    { kind: 'text', text: schedule.price.text(facts) },
    note(schedule.note),
  ],
});

function noticesSheet(facts: Facts): PaperSheet {
  const topics = saleNotices.topics(facts, brochureContent.medium);
  const half = Math.ceil(topics.length / 2);
  return {
    bookmark: bookmarks.notices,
    blocks: [
      { kind: 'heading', level: 1, lines: [saleNotices.title] },
      { kind: 'text', text: saleNotices.lead(facts, brochureContent.where) },
      factsTable(saleNotices.caption, saleNotices.rows(facts)),
      { kind: 'heading', level: 2, lines: [saleNotices.listTitle] },
      {
        kind: 'columns',
        columns: [topics.slice(0, half), topics.slice(half)].map((some) =>
          some.flatMap(({ title, text }): PaperBlock[] => [
            { kind: 'heading', level: 3, lines: [title] },
            { kind: 'text', text },
          ]),
        ),
      },
    ],
  };
}

/** The whole project on paper, with every type's own sheets in it. */
export const brochure = (facts: Facts): Paper => ({
  title: brochureContent.title(facts.projectName),
  file: brochureContent.title(facts.projectName),
  language: 'ko-KR',
  look: paperLook,
  foot: brochureContent.foot(facts.projectName, facts.phone),
  sheets: [
    cover(facts),
    overviewSheet(facts),
    locationSheet(facts),
    '/FloorPlan/*',
    scheduleSheet(facts),
    noticesSheet(facts),
  ],
});
