import { formWords, statusWords } from '@riverview/site/leadWords';
import { type LeadStatus, leadStatuses, type WorkEntry } from '@riverview/site/leadWork';

/** `11월 25일` */
const dayWords = (day: string): string => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** Words of the administrator's inbox. */
export const inbox = {
  waitingForSignIn: '로그인 화면을 불러오고 있습니다. 잠시 뒤에도 그대로이면 새로고침해 주세요.',
  notAllowed: '이 계정으로는 접수 내역을 볼 수 없습니다. 로그아웃한 뒤 관리자 계정으로 다시 로그인해 주세요.',
  title: '접수 내역',
  search: '이름, 연락처, 문의 내용 검색',
  states: [
    { id: 'open', label: '신규' },
    { id: 'handled', label: '상담한 접수' },
    { id: 'all', label: '전체' },
  ],
  statesLabel: '접수 목록',
  export: 'CSV 내려받기',
  removeExpired: '보유 기간 지난 정보 지우기',
  removedExpired: (count: number) =>
    count > 0 ? `보유 기간이 지난 ${count}건을 지웠습니다.` : '보유 기간이 지난 정보가 없습니다.',
  loading: '불러오는 중...',
  empty: '조건에 맞는 접수가 없습니다.',
  failed: '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  more: '더보기',
  forms: formWords,
  statuses: statusWords,
  due: (count: number) => `오늘까지 할 일 ${count}건`,
  dueOn: (day: string, today: string) =>
    day === today ? '오늘까지' : day < today ? `${dayWords(day)} 지남` : `${dayWords(day)}까지`,
  together: (count: number) => `접수 ${count}건`,
  visit: '희망 방문',
  birthday: '생년월일',
  consent: '수집·이용 동의',
  details: '선택 항목 동의',
  marketing: '광고성 정보 수신 동의',
  receipt: '접수번호',
  release: '릴리스',
  deleteAfter: '파기 예정일',
  sms: { pending: '안내 문자 발송 대기', sent: '안내 문자 발송', failed: '안내 문자 발송 실패' },
  channels: { webhook: '웹훅', mail: '메일', sms: '문자', kakao: '알림톡' },
  noticed: { pending: '알림 대기', sent: '알림 보냄', dead: '알림 실패' },
  separately: '이 번호의 접수 따로 보기',
  remove: '삭제',
  removeSure: '정말 삭제할까요?',
  removeYes: '삭제합니다',
  removeNo: '취소',
  about: '접수 정보',
  work: {
    title: '상담 기록',
    status: '상태',
    way: leadStatuses.map((value) => ({ value, label: statusWords[value] })),
    what: '다음 할 일',
    whatHint: '예: 계약 조건 설명하고 방문 날짜 정하기',
    due: '기한',
    done: '이 일을 마쳤습니다',
    note: '메모',
    noteHint: '상담에 필요한 내용만 적어 주세요. 접수와 함께 지워집니다.',
    save: '저장',
    saving: '저장하는 중...',
    saved: '저장했습니다.',
    nothing: '바뀐 내용이 없습니다.',
    both: '다음 할 일과 기한을 함께 적어 주세요.',
    outcomes: {
      'changed-meanwhile':
        '먼저 저장하신 분이 있어 아직 저장하지 않았습니다. 아래 기록을 확인하신 뒤 다시 저장해 주세요. 적으신 내용은 그대로 있습니다.',
      full: '이 접수에는 기록을 더 남길 수 없습니다.',
      gone: '지워진 접수입니다. 목록을 다시 불러와 주세요.',
    },
  },
  history: {
    title: '지난 기록',
    none: '아직 기록이 없습니다.',
    came: (form: string) => `${form} 접수`,
    entry(entry: WorkEntry): string {
      switch (entry.kind) {
        case 'status':
          return `${statusWords[entry.from]} → ${statusWords[entry.to]}`;
        case 'note':
          return entry.text;
        case 'next':
          return entry.next ? `할 일: ${entry.next.what} (${dayWords(entry.next.due)}까지)` : '할 일을 마쳤습니다.';
        case 'corrected':
          return `정정: ${entry.fields.join(', ')}`;
      }
    },
  },
  statusLabel: (status: LeadStatus) => `상태 ${statusWords[status]}`,
} as const;
