import type { Facts, Paper, PaperRow, PaperSheet } from '@platform/contract';
import { paperLook } from '@riverview/shared-ui/paper-look';
import { pictureMark } from '@riverview/site/pictureNotice';
import { interiorsContent } from '../content/interiors';
import { planAreasContent } from '../content/planAreas';
import { plansContent, printContent } from '../content/plans';
import { typePaperContent } from '../content/typePaper';
import type { UnitLabel, UnitType } from '../content/unitTypes';
import { interiorPictures } from '../interiors/interiorPictures';
import { roomPictures } from '../interiors/roomPictures';
import { drawings } from '../plans/drawings';
import { models } from '../plans/models';
import { planAreas } from '../plans/planAreas';
import { paperScale } from '../print/paperScale';

type Unit = UnitType & { readonly label: UnitLabel };

/** What a plan has room in on a sheet that begins with the type's name and its figures, mm. */
const planRoom = { width: 176, height: 142 };

const barMetres = 5;

function planSheet({ label, area }: Unit, { projectName, units }: Facts): PaperSheet {
  const { supplyArea, households } = units[label];
  const { src, width, height } = drawings[label].full;
  const scale = paperScale(width, height, planRoom);
  const figure = (name: string, value: string | null) => ({
    label: name,
    value: value ?? plansContent.later,
    isOpen: value === null,
  });
  return {
    bookmark: typePaperContent.plan(label),
    blocks: [
      { kind: 'heading', level: 1, large: true, over: `${projectName} ${plansContent.planView}`, lines: [label] },
      { kind: 'text', tone: 'lead', text: plansContent.tagline.join(' ') },
      {
        kind: 'figures',
        figures: [
          figure(plansContent.area, plansContent.squareMetres(area)),
          figure(plansContent.supplyArea, supplyArea === null ? null : plansContent.squareMetres(supplyArea)),
          figure(plansContent.households, households === null ? null : plansContent.householdsOf(households)),
        ],
      },
      {
        kind: 'drawing',
        src,
        alt: plansContent.planAlt(label, drawings[label].rooms),
        width: scale.width,
        bar: { length: (barMetres * 1000) / scale.denominator, label: printContent.metres(barMetres) },
        caption: printContent.scale(scale.denominator, '세로'),
      },
      { kind: 'text', tone: 'note', text: plansContent.disclaimer },
    ],
  };
}

function areaRows(label: UnitLabel): PaperRow[] {
  const { rooms, walls, home } = planAreas[label];
  const { area, clear } = planAreasContent;
  const areas = ({ exclusive, service }: { readonly exclusive: number; readonly service: number }) =>
    [exclusive, service, exclusive + service].map(area);
  return [
    ...rooms.map((room) => ({ cells: [room.name, ...areas(room), clear(room.clear)] })),
    { cells: [planAreasContent.walls, ...areas(walls), planAreasContent.thickness(walls.thickness)] },
    { cells: [planAreasContent.home, ...areas(home), clear(home.clear)], tone: 'sum' },
  ];
}

function areaSheet({ label }: Unit): PaperSheet {
  const { home } = planAreas[label];
  const { head, areaUnit, lengthUnit } = planAreasContent;
  const model = models[label];
  return {
    bookmark: typePaperContent.areas(label),
    blocks: [
      { kind: 'heading', level: 2, over: label, lines: [planAreasContent.title] },
      { kind: 'text', text: planAreasContent.lead(home.exclusive, home.service) },
      {
        kind: 'columns',
        widths: [104, 64],
        columns: [
          [
            {
              kind: 'table',
              caption: planAreasContent.table(label),
              head: [
                head.name,
                ...[head.exclusive, head.service, head.total].map((name) => `${name} ${areaUnit}`),
                `${head.clear} ${lengthUnit}`,
              ],
              rows: areaRows(label),
              widths: [26, 17, 19, 19, 29],
            },
          ],
          [
            ...(model
              ? [
                  {
                    kind: 'picture',
                    picture: model,
                    alt: plansContent.modelAlt(label),
                    caption: `${plansContent.modelCaption(label)} · ${plansContent.extended} · ${pictureMark}`,
                  } as const,
                ]
              : []),
            ...planAreasContent.explained.map((text) => ({ kind: 'text', text }) as const),
          ],
        ],
      },
      { kind: 'text', tone: 'note', text: planAreasContent.note },
      { kind: 'text', tone: 'note', text: plansContent.disclaimer },
    ],
  };
}

/** The rooms of a type that have been seen; nothing of another's stands in for them on paper. */
function interiorSheets({ label }: Unit): PaperSheet[] {
  const own = new Set(roomPictures[label].map(({ source }) => source));
  const [first, ...others] = interiorPictures(label)
    .filter(({ source }) => own.has(source))
    .map(({ source, alt, caption }) => ({ kind: 'picture', picture: source, alt, caption }) as const);
  if (!first) return [];
  return [
    {
      bookmark: typePaperContent.interior(label),
      blocks: [
        { kind: 'heading', level: 2, over: label, lines: interiorsContent.heading(label) },
        { kind: 'text', text: interiorsContent.lead },
        first,
        ...(others.length ? [{ kind: 'columns', columns: others.map((one) => [one]) } as const] : []),
        {
          kind: 'text',
          tone: 'note',
          text: `${interiorsContent.extended} ${interiorsContent.options} ${interiorsContent.disclaimer}`,
        },
      ],
    },
  ];
}

/** A type on paper: its plan to scale, its areas and its rooms. */
export function typePaper(unit: Unit, facts: Facts): Paper {
  const { projectName, phone } = facts;
  return {
    title: typePaperContent.title(projectName, unit.label),
    file: typePaperContent.file(projectName, unit.label),
    language: 'ko-KR',
    look: paperLook,
    foot: typePaperContent.foot(projectName, phone),
    sheets: [planSheet(unit, facts), areaSheet(unit), ...interiorSheets(unit)],
  };
}
