import path from 'node:path';
import { makeHere } from '@platform/assets/paper/testing/makeHere';
import { countIn, saidIn } from '@platform/assets/paper/testing/readPdf';
import type { PaperBlock, PaperDrawing, PaperSheet } from '@platform/contract';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { unsettledFacts } from '@riverview/site/testing/unsettledFacts';
import { describe, expect, test } from 'vitest';
import { plansContent } from '../content/plans';
import { unitTypes } from '../content/unitTypes';
import { roomPictures } from '../interiors/roomPictures';
import { drawings } from '../plans/drawings';
import { planAreas } from '../plans/planAreas';
import { typePaper } from './typePaper';

const module = path.join(import.meta.dirname, '../..');

type Unit = Parameters<typeof typePaper>[0];

const sheetsOf = (unit: Unit, facts = unsettledFacts) => typePaper(unit, facts).sheets as readonly PaperSheet[];
const blocksOf = (unit: Unit, facts = unsettledFacts) => sheetsOf(unit, facts).flatMap(({ blocks }) => blocks);
const ofKind = <K extends PaperBlock['kind']>(blocks: readonly PaperBlock[], kind: K) =>
  blocks.filter((block): block is Extract<PaperBlock, { kind: K }> => block.kind === kind);

describe.each(unitTypes.map((unit) => [unit.label, unit] as const))('%s on paper', (label, unit) => {
  const drawing = (): PaperDrawing => {
    const [plan] = ofKind(blocksOf(unit), 'drawing');
    if (!plan) throw new Error(`The paper of ${label} has no plan.`);
    return plan;
  };

  test('the plan is as wide as the scale says that stands below it, and the bar as long as its label', () => {
    const { width = 0, bar, caption } = drawing();
    const denominator = Number(caption?.match(/축척 1:(\d+)/)?.[1]);
    expect(width * denominator).toBeCloseTo(drawings[label].full.width, 6);
    expect((bar?.length ?? 0) * denominator).toBe(Number.parseInt(bar?.label ?? '', 10) * 1000);
    expect(width).toBeLessThanOrEqual(176);
  });

  test('what is not known yet is said as on the page, and what is known as well', () => {
    const values = (facts: typeof unsettledFacts) =>
      ofKind(blocksOf(unit, facts), 'figures').flatMap(({ figures }) =>
        figures.map(({ value, isOpen }) => [value, isOpen]),
      );
    expect(values(unsettledFacts)).toEqual([
      [`${unit.area}㎡`, false],
      [plansContent.later, true],
      [plansContent.later, true],
    ]);
    const { supplyArea, households } = settledFacts.units[label];
    expect(values(settledFacts).map(([value]) => value)).toEqual([
      `${unit.area}㎡`,
      `${supplyArea}㎡`,
      `${households}세대`,
    ]);
  });

  test('every room has its areas, and no picture is of another type', () => {
    const columns = ofKind(blocksOf(unit), 'columns').flatMap((block) => block.columns.flat());
    const [table] = ofKind(columns, 'table');
    expect(table?.rows.map(({ cells: [name] }) => name)).toEqual([
      ...planAreas[label].rooms.map(({ name }) => name),
      '벽체',
      '합계',
    ]);
    const pictures = [...ofKind(blocksOf(unit), 'picture'), ...ofKind(columns, 'picture')];
    expect(pictures).toHaveLength(roomPictures[label].length + 1);
    for (const { alt, caption } of pictures) {
      expect(alt).toContain(`${label} 타입`);
      expect(caption).toContain(`${label} 타입`);
    }
  });
});

test('the file is tagged in Korean, with its plan, its areas and its rooms told in words', async () => {
  const [unit] = unitTypes;
  const paper = typePaper(unit, unsettledFacts);
  const pdf = await makeHere(module, paper);
  expect(saidIn(pdf, 'Lang')).toEqual(['ko-KR']);
  expect(saidIn(pdf, 'Title')).toEqual(sheetsOf(unit).map(({ bookmark }) => bookmark));
  const alts = saidIn(pdf, 'Alt');
  expect(alts).toHaveLength(countIn(pdf, 'Figure'));
  expect(alts[0]).toBe(plansContent.planAlt('84A', drawings['84A'].rooms));
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3);
  // 13.75 m between the outer walls of the plan, 1:100, as the drawing's own units are scaled.
  const [, scale] = pdf.match(/([\d.]+) 0 0 \1 [\d.-]+ [\d.-]+ cm/) ?? [];
  expect(13_750 * Number(scale)).toBeCloseTo((137.5 * 72) / 25.4, 0);
}, 60_000);
