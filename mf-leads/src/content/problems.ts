import type { LeadField, LeadProblem } from '@riverview/site/leadFields';

/** A sentence, and where it helps an example that stays in one line. */
export type ProblemWords = string | { readonly sentence: string; readonly example: string };

/** What is wrong with a field and how to mend it. */
export const problemWords = {
  name: {
    missing: '이름을 입력해 주세요.',
    malformed: '이름을 다시 확인해 주세요. 숫자나 기호만으로는 등록하실 수 없습니다.',
    'too-long': '이름은 40자까지 입력하실 수 있습니다.',
  },
  phone: {
    missing: { sentence: '연락처를 입력해 주세요.', example: '예: 010-1234-5678' },
    malformed: { sentence: '휴대전화 번호를 끝까지 입력해 주세요.', example: '예: 010-1234-5678' },
    'too-long': { sentence: '휴대전화 번호를 다시 확인해 주세요.', example: '예: 010-1234-5678' },
  },
  visitDay: {
    missing: '희망 방문일을 골라 주세요.',
    malformed: '희망 방문일은 오늘부터 고르실 수 있습니다.',
    'too-long': '희망 방문일을 다시 확인해 주세요.',
  },
  visitPart: {
    missing: '희망 시간대를 골라 주세요.',
    malformed: '희망 시간대를 다시 골라 주세요.',
    'too-long': '희망 시간대를 다시 골라 주세요.',
  },
  birthday: {
    missing: { sentence: '생년월일을 여섯 자리 숫자로 적어 주세요.', example: '예: 950527' },
    malformed: { sentence: '생년월일을 여섯 자리 숫자로 적어 주세요.', example: '예: 950527' },
    'too-long': { sentence: '생년월일을 여섯 자리 숫자로 적어 주세요.', example: '예: 950527' },
  },
  message: {
    missing: '문의 내용을 입력해 주세요.',
    malformed: '문의 내용에 쓸 수 없는 문자가 있습니다. 지우고 다시 적어 주세요.',
    'too-long': '문의 내용은 1,000자까지 입력하실 수 있습니다.',
  },
  consent: {
    missing: '개인정보 수집·이용에 동의해 주세요.',
    malformed: '개인정보 수집·이용에 동의해 주세요.',
    'too-long': '개인정보 수집·이용에 동의해 주세요.',
  },
  details: {
    missing: '적어 주신 선택 항목의 수집·이용에 동의해 주세요. 동의하지 않으시면 그 내용을 지우고 등록해 주세요.',
    malformed: '선택 항목의 수집·이용 동의를 다시 확인해 주세요.',
    'too-long': '선택 항목의 수집·이용 동의를 다시 확인해 주세요.',
  },
} as const satisfies Record<Exclude<LeadField, 'visitSlot'>, Record<LeadProblem, ProblemWords>>;
