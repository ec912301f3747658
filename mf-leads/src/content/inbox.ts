import type { LeadSource } from '@riverview/site/leadFilter';
import { arrivalWords, formWords, statusWords } from '@riverview/site/leadWords';
import {
  type Correctable,
  type CorrectionReason,
  type DeletionReason,
  leadStatuses,
  type WorkEntry,
} from '@riverview/site/leadWork';
import type { ImportProblem } from '../pages/inbox/exchange/importRows';

const fieldNames: Readonly<Record<Correctable, string>> = {
  name: '이름',
  phone: '연락처',
  birthday: '생년월일',
  message: '문의 내용',
};
const sources: Readonly<Record<LeadSource, string>> = {
  page: '페이지의 양식',
  popup: '팝업',
  elsewhere: '다른 사이트',
};
const rowProblems: Readonly<Record<ImportProblem, string>> = {
  id: '접수번호가 없거나 잘못되었습니다. 홈페이지로 들어온 접수만 고칠 수 있습니다.',
  revision: '변경 번호가 없습니다. 내려받은 파일의 변경 번호를 그대로 두어 주세요.',
  status: '상태는 신규, 통화, 부재, 방문예약, 방문, 계약, 이탈 가운데 하나로 적어 주세요.',
  plan: '다음 할 일(100자까지)과 기한(예: 2026-12-05)을 함께 적어 주세요.',
  note: '메모는 1,000자까지 적을 수 있습니다.',
  malformed: '읽을 수 없는 내용이 있습니다.',
  twice: '같은 접수번호가 위에 또 있습니다.',
  unknown: '지워졌거나 없는 접수입니다.',
  'other-phone': '접수번호와 연락처가 서로 다른 접수의 것입니다. 일부 열만 정렬하지 않았는지 확인해 주세요.',
  'changed-meanwhile': '파일을 내려받은 뒤에 바뀐 접수입니다. 새로 내려받아 고쳐 주세요.',
  full: '이 접수에는 기록을 더 남길 수 없습니다.',
};

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
  unsent: '저장하지 않은 내용이 있습니다',
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
          return `정정: ${entry.fields.map((field) => fieldNames[field]).join(', ')}`;
      }
    },
  },
  sources,
  filters: {
    title: (count: number) => (count > 0 ? `조건 ${count}개로 보는 중` : '조건으로 골라 보기'),
    all: '전체',
    status: '상태',
    form: '구분',
    source: '경로',
    arrival: arrivalWords.from,
    arrivalHint: '예: naver',
    from: '접수일 (부터)',
    until: '접수일 (까지)',
    planned: '다음 할 일이 있는 접수만',
    clear: '조건 지우기',
  },
  keys: {
    title: '키보드로 쓰기',
    list: [
      { keys: ['/'], what: '검색란으로' },
      { keys: ['j', '↓'], what: '다음 접수로 (↓는 검색란이나 이름에서)' },
      { keys: ['k', '↑'], what: '이전 접수로 (↑는 이름에서)' },
      { keys: ['Enter'], what: '접수를 열고 닫기' },
      { keys: ['Tab'], what: '연 접수의 상담 기록으로' },
    ],
    letters: '한 글자 단축키(/, j, k) 쓰기',
  },
  figures: {
    title: '최근 30일 접수 현황',
    byDay: '날짜별',
    bySource: '경로별',
    byArrival: `${arrivalWords.from}별`,
    byPage: '페이지별',
    byStatus: '상태별',
    noPage: '알 수 없음',
    none: '접수가 없습니다.',
    table: '표로 보기',
    count: (count: number) => `${count}건`,
    daySummary(days: readonly (readonly [string, number])[]): string {
      const all = days.reduce((sum, [, count]) => sum + count, 0);
      const [day, most] = days.reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
      return all > 0 ? `날짜별 접수: 모두 ${all}건, 가장 많은 날은 ${dayWords(day)} ${most}건` : '날짜별 접수: 없음';
    },
  },
  requests: {
    title: '정정·삭제 요청',
    correction: '정정',
    hint: '본인이 요청하신 내용만 고쳐 주세요. 항목을 비우면 그 내용이 지워집니다. 누가 언제 어느 항목을 왜 고쳤는지만 기록하고, 고치기 전의 내용은 남기지 않습니다.',
    fields: fieldNames,
    why: '고치는 까닭',
    corrections: [
      { value: 'asked', label: '본인 요청' },
      { value: 'typo', label: '통화 중 확인한 오기' },
    ] satisfies { value: CorrectionReason; label: string }[],
    correct: '고치기',
    whyGone: '지우는 까닭',
    deletions: [
      { value: 'asked', label: '본인 요청' },
      { value: 'withdrawn', label: '동의 철회' },
      { value: 'done', label: '상담 종료' },
      { value: 'not-real', label: '장난·오류' },
    ] satisfies { value: DeletionReason; label: string }[],
    outcomes: {
      changed: '고쳤습니다.',
      refused: '표시된 항목을 다시 확인해 주세요.',
      'changed-meanwhile': '먼저 저장하신 분이 있어 아직 고치지 않았습니다. 기록을 확인하신 뒤 다시 눌러 주세요.',
      full: '이 접수에는 기록을 더 남길 수 없습니다.',
      gone: '지워진 접수입니다. 목록을 다시 불러와 주세요.',
    },
  },
  exchange: {
    title: '파일로 주고받기',
    csv: 'CSV 내려받기',
    xlsx: '엑셀(XLSX) 내려받기',
    file: '고친 파일 가져오기',
    fileHint:
      '내려받은 CSV나 XLSX에서 상태, 다음 할 일, 기한, 새 메모를 고쳐 올려 주세요. 무엇이 바뀌는지 먼저 보여 드립니다.',
    notAllowed: '이 계정으로는 파일을 주고받을 수 없습니다. 전체 권한이 있는 계정으로 로그인해 주세요.',
    noColumns: '접수번호, 변경 번호, 연락처 열이 있는 파일이 아닙니다. 여기서 내려받은 파일을 고쳐 올려 주세요.',
    wrong: (count: number) =>
      `고칠 곳이 ${count}곳 있어 아무것도 반영하지 않았습니다. 파일을 고친 뒤 다시 올려 주세요.`,
    problem: (line: number, problem: ImportProblem) => `${line}행: ${rowProblems[problem]}`,
    tooMuch: '한 번에 200건까지 반영할 수 있습니다. 파일을 나누어 올려 주세요.',
    would: (count: number) => (count > 0 ? `${count}건이 바뀝니다.` : '바뀌는 접수가 없습니다.'),
    preview: '바뀌는 내용',
    line: '행',
    name: '이름',
    change: '내용',
    noPlan: '할 일 없음',
    newNote: '새 메모',
    apply: (count: number) => `${count}건 반영하기`,
    applied: (count: number) => `${count}건을 반영했습니다.`,
    leave: '그만두기',
  },
} as const;
