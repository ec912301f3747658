import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pictureNotice } from './pictureNotice';
import { visitMessageBrings } from './visitMessageBrings';

const repository = path.resolve(import.meta.dirname, '../..');

/** Every file whose words a visitor reads: content, module surfaces, what the back end says, captions of films. */
const written = readdirSync(repository, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(?:mf-.*|shell|site|backend)$/.test(entry.name))
  .flatMap(({ name }) =>
    readdirSync(path.join(repository, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)(?:content|seed|films)\/.*\.(?:ts|vtt)$|^remote\.ts$|^src\/[a-zA-Z]+\.ts$/.test(file))
      .filter((file) => !/\.test\.ts$|node_modules|(?:^|\/)dist\//.test(file))
      .map((file) => `${name}/${file}`),
  )
  .filter((file) => !/site\/src\/consentVersions/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(repository, file), 'utf8') }));

/** What no page may say, and why. */
const forbidden: readonly (readonly [why: string, words: RegExp])[] = [
  ['news is sent to who agreed to it, not to who registers', /소식[을도]? ?(?:가장 )?먼저|먼저 (?:알려|전해|받아)/],
  ['before a first sale nothing is left over', /잔여 ?세대/],
  ['no picture was taken in a model house', /견본 ?주택을 (?:촬영|바탕)/],
  ['a penalty is not stated', /가산세/],
  ['a sale is said as the law says it', /뽑는 방법|견줄|견주어/],
  ['a number stands apart from 지하', /지하\d/],
  ['a name that is put in takes its particle by code', /\$\{[^}]*\}(?:이|가|은|는|을|를|과|와|으로|로)(?![가-힣])/],
  ['words stand one space apart', /[가-힣.,] {2,}[가-힣]/],
];

test('there is something to read', () => expect(written.length).toBeGreaterThan(30));

test.each(forbidden)('%s', (_, words) => {
  const found = written.flatMap(({ file, text }) => {
    const line = text.split('\n').find((one) => words.test(one) && !/^\s*(?:\/\/|\*|\/\*)/.test(one));
    return line ? [`${file}: ${line.trim()}`] : [];
  });
  expect(found).toEqual([]);
});

test('the notice of pictures is the one that was settled', () => {
  expect(pictureNotice).toBe(
    '컴퓨터그래픽(CG)으로 제작한 이미지로 소비자의 이해를 돕기 위한 것이며 실제와 다를 수 있습니다.',
  );
});

test('a visit is promised the model house only where there is one', () => {
  expect(visitMessageBrings({ modelHouseAddress: null })).toBe('접수 확인 문자');
  expect(visitMessageBrings({ modelHouseAddress: '대전 서구 월평동 1' })).toContain('모델하우스 위치');
});
