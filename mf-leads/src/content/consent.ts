/** Words around the consents; their own text stands in `@riverview/site/consents`. */
export const consentWords = {
  legend: '동의',
  required: '(필수)',
  optional: '(선택)',
  more: '내용 보기',
} as const;
