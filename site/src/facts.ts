import type { BaseFacts } from '@platform/contract';

/** Everything the owner of the site would change before launch. `null` is "not known yet" and is shown as 추후 공개. */
export interface Facts extends BaseFacts {
  readonly builder: string;
  readonly trustee: string;
  readonly address: string;
  readonly siteArea: string | null;
  readonly buildingArea: string | null;
  readonly floorAreaRatio: string | null;
  readonly totalFloorArea: string | null;
  readonly scale: string;
  readonly basementFloors: number;
  readonly floors: number;
  readonly buildings: number;
  readonly households: number;
  /** Exclusive areas, m². */
  readonly exclusiveAreas: readonly number[];
  readonly moveIn: string;
  /** Year of the copyright line. */
  readonly copyrightYear: number;
  readonly familySite: { readonly label: string; readonly url: string };
  /** Name of the river, once the owner wants it named. */
  readonly riverName: string | null;
  /** Where the model house stands; sent by SMS after a reservation. */
  readonly modelHouseAddress: string | null;
  /** Places on the location maps, each with what is said of it and who says so. */
  readonly places: readonly Place[];
  /** Addresses of hosted films for an embedding player; `null` plays the film made here. */
  readonly films: Readonly<Record<FilmId, string | null>>;
  /** Addresses of external virtual tours; `null` shows the tour made here. */
  readonly tours: Readonly<Record<TourId, string | null>>;
  /** The official recruitment notice (입주자모집공고) as a document, once published. */
  readonly recruitmentNotice: { readonly url: string; readonly publishedOn: string } | null;
  /** Rows of the sales schedule, once decided. */
  readonly salesSchedule: readonly { readonly label: string; readonly date: string }[] | null;
  readonly leads: {
    /** Where the forms post: our own endpoint, or the address of a form-collection service. */
    readonly endpoint: string;
    /** How long personal data is kept, as the consent says it, and in days for the deletion. */
    readonly retention: string;
    readonly retentionDays: number;
  };
  readonly verification: { readonly naver: string | null; readonly google: string | null };
}

export type FilmId = 'promotion' | 'location' | '84A' | '115';
export type TourId = '84A' | '115';

export interface Place {
  readonly name: string;
  readonly note: string;
  readonly source: string;
}
