/** Words of what stands in for the form of the popup, while it is on its way or can not be had. */
export const standIn = {
  loading: '등록 양식을 불러오고 있습니다',
  lead: '이름과 연락처를 남겨 주시면 전문상담원이 전화로 상담해 드립니다. 전화로도 바로 상담하실 수 있습니다.',
  callOnly: '온라인 등록을 준비하고 있습니다. 지금은 전화로 상담해 드립니다.',
  name: '이름',
  phone: '연락처',
  phoneExample: '010-1234-5678',
  phoneHint: '휴대전화 번호를 01012345678 또는 010-1234-5678처럼 적어 주세요',
  consentMark: '(필수)',
  consentMore: '내용 보기',
  honeypot: '비워 두세요',
  submit: '등록하기',
} as const;
