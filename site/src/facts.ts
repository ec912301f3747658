import type { BaseFacts } from '@platform/contract';
import type { Role } from './staff';

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
  /** Year of the copyright line: that of the build. */
  readonly copyrightYear: number;
  readonly familySite: { readonly label: string; readonly url: string };
  /** Address of the KakaoTalk channel that answers visitors, `https://pf.kakao.com/_name/chat`; `null`: there is none. */
  readonly kakaoChannel: string | null;
  /** JavaScript key of the owner's app at Kakao Developers, for sharing a page by KakaoTalk; `null`: no button, and nothing of Kakao's. */
  readonly kakaoShareKey: string | null;
  /** Name of the river; `null` calls it 강. */
  readonly riverName: string | null;
  /** What the project and its place are called in the languages of the digests; a river without a name is called a river. */
  readonly names: Readonly<Record<DigestLanguage, ForeignNames>>;
  /** What map services are asked for: the site's place as far as it is public. */
  readonly mapQuery: string;
  /** Where the model house stands; sent by SMS after a reservation. `null`: there is none, and no page speaks of one. */
  readonly modelHouseAddress: string | null;
  /** What notices of a presale name: 사업계획승인, 대지의 소유권, 분양보증, and who sells, each with its registration. */
  readonly sale: {
    readonly approval: string | null;
    readonly land: string | null;
    readonly guarantee: string | null;
    readonly agencies: readonly Agency[] | null;
  };
  /** Supply area (m²) and households of each type, by its label; `null` until the notice settles them. */
  readonly units: Readonly<Record<UnitLabel, UnitFacts>>;
  /** Floors of each building, homes on a floor and their types, in a sentence each; `null` until the notice settles them. */
  readonly arrangement: {
    readonly floors: string | null;
    readonly homes: string | null;
    readonly types: string | null;
  };
  /** Prices and when they are due, in a sentence; `null` until the notice settles them. */
  readonly prices: string | null;
  /** When which part of the price is paid; `null` until the notice settles it. The shares add up to 100. */
  readonly payments: readonly Payment[] | null;
  /** What may be bought beside the home, extension and options, won, each for the types it is offered for; `null` until it is settled. */
  readonly extras: readonly Extra[] | null;
  /** What a contract needs, by kind of winner; `null` until the notice settles it. */
  readonly contractDocuments: readonly { readonly title: string; readonly text: string }[] | null;
  /** Who answers for the personal data of the forms. 개인정보 보호법 제26조, 제28조의8, 제30조, 제31조. */
  readonly privacy: {
    /** 개인정보처리자. A site that is launched takes no personal data while it is `null`. */
    readonly controller: { readonly name: string; readonly address: string } | null;
    /** 개인정보 보호책임자, a person or a department. */
    readonly officer: { readonly name: string; readonly phone: string; readonly email: string } | null;
    /** Who works for the controller (처리 위탁): empty where nobody does, `null` until it is settled. */
    readonly processors: readonly { readonly name: string; readonly task: string }[] | null;
    /** Who receives data abroad (국외 이전): empty where nobody does, `null` until it is settled. */
    readonly transfers: readonly Transfer[] | null;
    /** The longest a backup outlives what was deleted, days. `docs/going-live.md` sets it up. */
    readonly backupDays: number;
    /** The day from which the policy is in force, ISO 8601. */
    readonly policyDate: string;
  };
  /** Places on the location maps, each with what is said of it, who says so and when that was read. */
  readonly places: readonly Place[];
  /** Addresses of hosted films for an embedding player; `null` plays the film made here. */
  readonly films: Readonly<Record<FilmId, string | null>>;
  /** Addresses of external virtual tours; `null` shows the tour made here. */
  readonly tours: Readonly<Record<TourId, string | null>>;
  /** The official recruitment notice (입주자모집공고) as a document, once published. */
  readonly recruitmentNotice: { readonly url: string; readonly publishedOn: string } | null;
  /** Steps of the sale with their days, ISO 8601, once decided; `until` is the last day of what takes several. */
  readonly salesSchedule:
    | readonly { readonly label: string; readonly from: string; readonly until?: string | undefined }[]
    | null;
  /** The day on which those days were settled or changed last, ISO 8601: calendars take a later one in the place of an earlier. */
  readonly salesScheduleRevised: string | null;
  readonly leads: {
    /** Where the forms post: our own endpoint, or the address of a form-collection service. */
    readonly endpoint: string;
    /** How long personal data is kept, as the consent says it, and in days for the deletion. */
    readonly retention: string;
    readonly retentionDays: number;
    /** Origins of other sites that place a form of ours, as `https://www.example.com`. Pages of no other site may send a lead. */
    readonly embedOrigins: readonly string[];
    /** Hours of Seoul in which the desk's telephones are not rung by a text message; `null`: none. Mail and webhooks come at once. */
    readonly quietHours: { readonly from: string; readonly to: string } | null;
  };
  readonly staff: {
    /** Roles whose sign-in opens nothing without a second factor. The rules of Firestore name the same ones; single accounts have a claim. */
    readonly secondFactor: readonly Role[];
  };
  /** Who counts visits beside the site itself, where a visitor agrees to it; `null`: nobody, and nobody is asked. */
  readonly analytics: AnalyticsFacts | null;
  readonly verification: { readonly naver: string | null; readonly google: string | null };
}

/** Ids of those who count visits, `null` for one that does not: `G-…` of Google Analytics 4, of 네이버 애널리틱스, of 카카오 픽셀. */
export interface AnalyticsFacts {
  readonly ga4: string | null;
  readonly naver: string | null;
  readonly kakao: string | null;
  /** How long they keep what they count at the most, as visitors are told when they are asked: `14개월`. */
  readonly retention: string;
}

/** Languages that the site has a page in beside Korean. */
export type DigestLanguage = 'en' | 'zh-Hans';

export interface ForeignNames {
  readonly project: string;
  readonly address: string;
  readonly river: string | null;
}

export interface Payment {
  /** 계약금, 1차 중도금, 잔금. */
  readonly label: string;
  /** Of the price, percent. */
  readonly share: number;
  /** ISO 8601 day, or what it goes by: 계약할 때, 입주지정일. */
  readonly due: string;
  /** Yearly interest of a loan that pays this part until the last one is due, percent: 0 where the builder pays it, absent where no loan is arranged. */
  readonly interest?: number;
}

export interface Extra {
  readonly label: string;
  readonly price: number;
  readonly units: readonly UnitLabel[];
}

export type UnitLabel = '84A' | '84B' | '115' | '142A' | '142B' | '182';

export interface UnitFacts {
  readonly supplyArea: number | null;
  readonly households: number | null;
}

/** A company that sells for the builder. */
export interface Agency {
  readonly role: string;
  readonly name: string;
  readonly registration: string;
}

/** A transfer of personal data abroad, as 개인정보 보호법 제28조의8 wants it told. */
export interface Transfer {
  readonly recipient: string;
  readonly country: string;
  readonly items: string;
  readonly purpose: string;
  readonly period: string;
}

export type FilmId = 'promotion' | 'location' | '84A' | '115';
export type TourId = '84A' | '115';

export interface Place {
  /** Its id in `art/data/site.json`, which knows where it lies. */
  readonly id: string;
  readonly name: string;
  /** No distance and no minutes, unless the source measured them. */
  readonly note: string;
  readonly source: PlaceSource;
}

export interface PlaceSource {
  readonly name: string;
  readonly url: string;
  /** Day on which it was read, ISO 8601. */
  readonly readOn: string;
}
