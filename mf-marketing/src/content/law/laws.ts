/** A law, or an announcement of an authority, as it was read. */
interface Law {
  readonly name: string;
  /** As it stands beside a statement. */
  readonly short: string;
  /** The day from which the version that was read is in force, or on which it was announced; ISO 8601. */
  readonly inForce: string;
  /** What `inForce` is. */
  readonly dated: '시행' | '개정' | '발표';
  /** The day it was last read; a test asks for a new reading after twelve months. ISO 8601. */
  readonly read: string;
  readonly url: string;
}

/** What the statements on the pages about buying rest on. */
export const laws = {
  supplyRule: {
    name: '주택공급에 관한 규칙',
    short: '주택공급규칙',
    inForce: '2026-06-15',
    dated: '시행',
    read: '2026-11-22',
    url: 'https://www.law.go.kr/법령/주택공급에관한규칙',
  },
  depositTable: {
    name: '주택공급에 관한 규칙 별표 2 (민영주택 청약 예치기준금액)',
    short: '주택공급규칙',
    inForce: '2023-05-10',
    dated: '개정',
    read: '2026-11-22',
    url: 'https://www.law.go.kr/법령/주택공급에관한규칙',
  },
  housingAct: {
    name: '주택법',
    short: '주택법',
    inForce: '2026-09-08',
    dated: '개정',
    read: '2026-11-22',
    url: 'https://www.law.go.kr/법령/주택법',
  },
  stampTaxAct: {
    name: '인지세법',
    short: '인지세법',
    inForce: '2025-10-01',
    dated: '시행',
    read: '2026-11-22',
    url: 'https://www.law.go.kr/법령/인지세법',
  },
  localTaxAct: {
    name: '지방세법',
    short: '지방세법',
    inForce: '2025-10-01',
    dated: '시행',
    read: '2026-11-23',
    url: 'https://www.law.go.kr/법령/지방세법',
  },
  localTaxReliefAct: {
    name: '지방세특례제한법',
    short: '지방세특례제한법',
    inForce: '2026-06-02',
    dated: '시행',
    read: '2026-11-23',
    url: 'https://www.law.go.kr/법령/지방세특례제한법',
  },
  ruralTaxAct: {
    name: '농어촌특별세법',
    short: '농어촌특별세법',
    inForce: '2026-01-27',
    dated: '시행',
    read: '2026-11-23',
    url: 'https://www.law.go.kr/법령/농어촌특별세법',
  },
  nationalTaxAct: {
    name: '국세기본법',
    short: '국세기본법',
    inForce: '2026-01-01',
    dated: '시행',
    read: '2026-11-22',
    url: 'https://www.law.go.kr/법령/국세기본법',
  },
  holidayDecree: {
    name: '관공서의 공휴일에 관한 규정',
    short: '공휴일 규정',
    inForce: '2026-05-11',
    dated: '시행',
    read: '2026-11-22',
    url: 'https://www.law.go.kr/법령/관공서의공휴일에관한규정',
  },
  calendar: {
    name: '우주항공청 2027년도 월력요항',
    short: '월력요항',
    inForce: '2026-06-29',
    dated: '발표',
    read: '2026-11-22',
    url: 'https://www.kasa.go.kr/prog/plcyBrf/brief/kor/sub01_01_04/view.do?plcyBrfNo=431',
  },
} as const satisfies Readonly<Record<string, Law>>;

export type LawId = keyof typeof laws;
