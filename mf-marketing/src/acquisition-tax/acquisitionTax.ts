/** Homes of a household with this one. Presale rights (분양권) count as homes. 지방세법 제13조의3. */
export const homeCounts = [1, 2, 3, 4] as const;

/** `4` is four or more. */
export type HomeCount = (typeof homeCounts)[number];

/** What decides the taxes on a home that is bought. */
export interface Purchase {
  /** What is paid for it without VAT, won, whole ten thousands. */
  readonly price: number;
  /** Exclusive area, m². */
  readonly area: number;
  readonly homes: HomeCount;
  /** Whether it stands in a 조정대상지역. */
  readonly regulated: boolean;
  /** A second home until the former one is sold in time (일시적 2주택). */
  readonly moving: boolean;
  /** Neither the buyer nor the spouse ever owned a home; others of the household may. */
  readonly first: boolean;
}

/** Why a rate applies: by price alone, or for how many homes there are where. */
export type Rule = 'price' | 'heavier' | 'heaviest';

export interface AcquisitionTax {
  readonly rule: Rule;
  /** Of the acquisition tax, in ten-thousandths: 167 is 1.67 %. */
  readonly rate: number;
  /** Won each, fractions of ten dropped. */
  readonly acquisition: number;
  /** What the relief for a first home takes off the acquisition tax. */
  readonly relief: number;
  readonly education: number;
  readonly rural: number;
  /** The part of it that the relief itself is taxed with. */
  readonly ruralOfRelief: number;
  /** All of it, to be paid. With a relief, at most. */
  readonly total: number;
}

const eok = 100_000_000;
const tenThousandths = 10_000;

/** Up to this area a home is a 서민주택, m². 농어촌특별세법 제4조, 주택법 제2조 제6호. */
export const ruralFreeUpTo = 85;
/** Homes that cost more have no relief, won. 지방세특례제한법 제36조의3 제1항. */
export const reliefUpTo = 12 * eok;
/** What the relief takes off at most, won. 같은 항 제2호. */
export const reliefAtMost = 2_000_000;
/** The last day of a purchase with that relief, ISO 8601. 같은 항. */
export const reliefUntil = '2028-12-31';

/**
 * The rate by price, in ten-thousandths: 1 % up to 600 million won, 3 % above 900 million, and between them
 * (price × 2 / 300 million − 3) % rounded to a hundredth of a percent. 지방세법 제11조 제1항 제8호.
 */
export function rateByPrice(price: number): number {
  if (price <= 6 * eok) return 100;
  if (price > 9 * eok) return 300;
  // In whole numbers: price / 1.5 million − 300, so that a half is one and goes up.
  return Math.floor((2 * price + 1_500_000) / 3_000_000) - 300;
}

/** Which rate a household's homes call for. 지방세법 제13조의2 제1항 제2호, 제3호. */
export function ruleFor({ homes, regulated, moving }: Pick<Purchase, 'homes' | 'regulated' | 'moving'>): Rule {
  if (regulated) {
    if (homes === 1 || (homes === 2 && moving)) return 'price';
    return homes === 2 ? 'heavier' : 'heaviest';
  }
  if (homes <= 2) return 'price';
  return homes === 3 ? 'heavier' : 'heaviest';
}

/** In ten-thousandths: 4 % and twice or four times 2 %. 지방세법 제11조 제1항 제7호 나목, 제6조 제19호, 제13조의2 제1항. */
const heavyRates = { heavier: 800, heaviest: 1200 } as const;
/**
 * What 농어촌특별세 takes of the price, in ten-thousandths: a tenth of the tax as if its standard rate were 2 %, the surcharge
 * of several homes on top. 농어촌특별세법 제5조 제1항 제6호.
 */
const ruralRates = { price: 20, heavier: 60, heaviest: 100 } as const;
/** What 지방교육세 takes of the price where several homes count: a fifth of 4 % less 2 %. 지방세법 제151조 제1항 제1호. */
const heavyEducationRate = 40;

const withoutOnes = (won: number): number => Math.floor(won / 10) * 10;

/**
 * The taxes on a home that is bought. With the relief for a first home the heavier rates do not apply; how far it lowers
 * 지방교육세 and the rest of 농어촌특별세 is not taken off, so that they are what is paid at most.
 */
export function acquisitionTaxFor(purchase: Purchase): AcquisitionTax {
  const { price, area, first } = purchase;
  const relieved = first && price <= reliefUpTo;
  const rule = relieved ? 'price' : ruleFor(purchase);
  const rate = rule === 'price' ? rateByPrice(price) : heavyRates[rule];
  const acquisition = withoutOnes((price * rate) / tenThousandths);
  const relief = relieved ? Math.min(acquisition, reliefAtMost) : 0;
  const education =
    // A fifth of half the rate. 지방세법 제151조 제1항 제1호.
    withoutOnes(
      rule === 'price' ? (price * rate) / tenThousandths / 10 : (price * heavyEducationRate) / tenThousandths,
    );
  const isTaxed = area > ruralFreeUpTo;
  const ruralOfRelief = isTaxed ? withoutOnes(relief / 5) : 0;
  const rural = (isTaxed ? withoutOnes((price * ruralRates[rule]) / tenThousandths) : 0) + ruralOfRelief;
  const total = acquisition - relief + education + rural;
  return { rule, rate, acquisition, relief, education, rural, ruralOfRelief, total };
}
