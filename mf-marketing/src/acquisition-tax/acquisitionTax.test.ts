import { describe, expect, test } from 'vitest';
import { acquisitionTaxFor, type Purchase, rateByPrice, ruleFor } from './acquisitionTax';

/** 53_000 is 530 million won, as contracts are written. */
const man = 10_000;

describe('the rate by price, 지방세법 제11조 제1항 제8호', () => {
  test.each([
    // 가목: 6억원 이하, 1천분의 10.
    [1, 100],
    [10_000, 100],
    [30_000, 100],
    [59_999, 100],
    [60_000, 100],
    // 나목: 6억원 초과 9억원 이하, (가액 × 2/3억원 − 3) × 1/100, 소수점 다섯째 자리에서 반올림.
    [60_001, 100],
    [60_074, 100],
    [60_075, 101],
    [60_224, 101],
    [60_225, 102],
    [61_500, 110],
    [63_000, 120],
    [65_000, 133],
    [66_000, 140],
    [67_500, 150],
    [70_000, 167],
    [72_000, 180],
    [75_000, 200],
    [77_000, 213],
    [80_000, 233],
    [82_500, 250],
    [85_000, 267],
    [87_000, 280],
    [89_000, 293],
    [89_924, 299],
    [89_925, 300],
    [89_999, 300],
    [90_000, 300],
    // 다목: 9억원 초과, 1천분의 30.
    [90_001, 300],
    [120_000, 300],
    [300_000, 300],
  ])('of %i0,000 won is %i in ten thousand', (price, rate) => {
    expect(rateByPrice(price * man)).toBe(rate);
  });

  test('never falls as the price rises', () => {
    for (let price = 59_000; price < 91_000; price += 7)
      expect(rateByPrice((price + 7) * man)).toBeGreaterThanOrEqual(rateByPrice(price * man));
  });
});

describe('what several homes call for, 지방세법 제13조의2 제1항', () => {
  test.each([
    [1, false, false, 'price'],
    [2, false, false, 'price'],
    [2, false, true, 'price'],
    [3, false, false, 'heavier'],
    [3, false, true, 'heavier'],
    [4, false, false, 'heaviest'],
    [1, true, false, 'price'],
    [2, true, false, 'heavier'],
    [2, true, true, 'price'],
    [3, true, false, 'heaviest'],
    [3, true, true, 'heaviest'],
    [4, true, false, 'heaviest'],
  ] as const)('%i homes, regulated: %s, moving: %s', (homes, regulated, moving, rule) => {
    expect(ruleFor({ homes, regulated, moving })).toBe(rule);
  });
});

const bought = (price: number, area: number, more: Partial<Purchase> = {}) =>
  acquisitionTaxFor({ price: price * man, area, homes: 1, regulated: false, moving: false, first: false, ...more });

describe('worked by hand from the text', () => {
  test('530 million won, 84 m², the only home', () => {
    // 취득세 530,000,000 × 10/1,000 = 5,300,000 (제11조 제1항 제8호 가목)
    // 지방교육세 530,000,000 × (10/1,000 × 50/100) × 20/100 = 530,000 (제151조 제1항 제1호)
    // 농어촌특별세 없음: 85㎡ 이하 (농어촌특별세법 제4조 제11호)
    expect(bought(53_000, 84)).toMatchObject({
      rule: 'price',
      rate: 100,
      acquisition: 5_300_000,
      education: 530_000,
      rural: 0,
      total: 5_830_000,
    });
  });

  test('780 million won, 115 m², the third home where nothing is regulated', () => {
    // 취득세 (40/1,000 + 20/1,000 × 200/100) = 80/1,000: 780,000,000 × 80/1,000 = 62,400,000 (제13조의2 제1항 제2호)
    // 지방교육세 780,000,000 × (40/1,000 − 20/1,000) × 20/100 = 3,120,000 (제151조 제1항 제1호)
    // 농어촌특별세 (20/1,000 + 40/1,000) × 10/100 = 6/1,000: 4,680,000 (농어촌특별세법 제5조 제1항 제6호)
    expect(bought(78_000, 115, { homes: 3 })).toMatchObject({
      rule: 'heavier',
      rate: 800,
      acquisition: 62_400_000,
      education: 3_120_000,
      rural: 4_680_000,
      total: 70_200_000,
    });
  });

  test('700 million won, 115 m², the first home of a buyer and the spouse', () => {
    // 세율 7억 × 2/3억 − 3 = 1.6666…% → 0.0167. 취득세 700,000,000 × 0.0167 = 11,690,000
    // 감면 2,000,000 (지방세특례제한법 제36조의3 제1항 제2호), 낼 취득세 9,690,000
    // 지방교육세 1,169,000, 농어촌특별세 700,000,000 × 20/1,000 × 10/100 = 1,400,000
    // 감면분 농어촌특별세 2,000,000 × 20/100 = 400,000 (농어촌특별세법 제5조 제1항 제1호)
    expect(bought(70_000, 115, { first: true })).toEqual({
      rule: 'price',
      rate: 167,
      acquisition: 11_690_000,
      relief: 2_000_000,
      education: 1_169_000,
      rural: 1_800_000,
      ruralOfRelief: 400_000,
      total: 12_659_000,
    });
  });
});

describe('all of it', () => {
  test.each<[price: number, area: number, more: Partial<Purchase>, total: number]>([
    [10_000, 84, {}, 1_100_000],
    [50_000, 84, {}, 5_500_000],
    [50_000, 85, {}, 5_500_000],
    [50_000, 85.01, {}, 6_500_000],
    [50_000, 115, {}, 6_500_000],
    [60_000, 84, {}, 6_600_000],
    [60_000, 115, {}, 7_800_000],
    [60_001, 84, {}, 6_600_110],
    [75_000, 84, {}, 16_500_000],
    [75_000, 142, {}, 18_000_000],
    [90_000, 84, {}, 29_700_000],
    [90_000, 182, {}, 31_500_000],
    [90_001, 84, {}, 29_700_330],
    [150_000, 182, {}, 52_500_000],
    [60_000, 84, { homes: 2 }, 6_600_000],
    [60_000, 84, { homes: 2, regulated: true }, 50_400_000],
    [60_000, 84, { homes: 2, regulated: true, moving: true }, 6_600_000],
    [60_000, 84, { homes: 3 }, 50_400_000],
    [60_000, 84, { homes: 4 }, 74_400_000],
    [60_000, 115, { homes: 4 }, 80_400_000],
    [60_000, 115, { homes: 3, regulated: true }, 80_400_000],
    [60_000, 115, { homes: 2, regulated: true }, 54_000_000],
  ])('%i0,000 won, %d m², %o', (price, area, more, total) => {
    expect(bought(price, area, more).total).toBe(total);
  });

  test('fractions of ten won are dropped of each tax', () => {
    // 700,010,000 × 0.0167 = 11,690,167; a tenth of it is 1,169,016.7.
    expect(bought(70_001, 84)).toMatchObject({ acquisition: 11_690_160, education: 1_169_010 });
  });
});

describe('the relief for a first home, 지방세특례제한법 제36조의3', () => {
  test.each<[price: number, area: number, more: Partial<Purchase>, relief: number, total: number]>([
    // 산출세액이 200만원 이하: 면제.
    [10_000, 84, {}, 1_000_000, 100_000],
    [20_000, 84, {}, 2_000_000, 200_000],
    // 초과: 200만원을 공제.
    [20_001, 84, {}, 2_000_000, 200_110],
    [50_000, 84, {}, 2_000_000, 3_500_000],
    [50_000, 115, {}, 2_000_000, 4_900_000],
    // 12억원 이하.
    [120_000, 84, {}, 2_000_000, 37_600_000],
    [120_001, 84, {}, 0, 39_600_330],
    // 제13조의2의 세율을 적용하지 아니한다: 부모님의 집이 있는 세대에서도.
    [50_000, 84, { homes: 3 }, 2_000_000, 3_500_000],
    [50_000, 84, { homes: 2, regulated: true }, 2_000_000, 3_500_000],
    [120_001, 84, { homes: 3 }, 0, 100_800_840],
  ])('%i0,000 won, %d m², %o', (price, area, more, relief, total) => {
    expect(bought(price, area, { first: true, ...more })).toMatchObject({ relief, total });
  });
});
