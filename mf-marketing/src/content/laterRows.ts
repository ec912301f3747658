import type { FactRow } from './business';
import { notes } from './notes';

/** What stands under rows of facts as long as one of them is open. */
export const laterRows = (rows: readonly FactRow[], where = '이 페이지에'): string =>
  rows.some(({ value }) => value === null || value.includes(notes.later))
    ? `추후 공개로 표시한 항목은 인허가와 입주자모집공고에 따라 확정되는 대로 ${where} 공개합니다. `
    : '';
