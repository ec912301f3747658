/** A law or an official text that a statement on a page rests on. */
export interface Source {
  readonly name: string;
  /** Articles, and the version that was read. */
  readonly detail: string;
  readonly url: string;
}

/** When the sources below were last read. */
export const sourcesChecked = { iso: '2026-11-20', text: '2026년 11월 20일 확인' } as const;

export const housingSupplyRule = (detail: string): Source => ({
  name: '주택공급에 관한 규칙',
  detail: `${detail} (2026. 6. 15. 시행)`,
  url: 'https://www.law.go.kr/법령/주택공급에관한규칙',
});

export const depositTable: Source = {
  name: '주택공급에 관한 규칙 별표 2',
  detail: '민영주택 청약 예치기준금액 (2023. 5. 10. 개정)',
  url: 'https://www.law.go.kr/법령/주택공급에관한규칙',
};

export const housingAct = (detail: string): Source => ({
  name: '주택법',
  detail,
  url: 'https://www.law.go.kr/법령/주택법',
});

export const stampTaxAct = (detail: string): Source => ({
  name: '인지세법',
  detail: `${detail} (2025. 10. 1. 시행)`,
  url: 'https://www.law.go.kr/법령/인지세법',
});

export const sourceWords = {
  title: '출처와 기준일',
  summary: '이 안내는 이해를 돕기 위해 요약한 것입니다.',
  decides: '청약과 계약의 모든 기준은 입주자모집공고가 정하며, 내용이 다르면 공고가 우선합니다.',
} as const;
