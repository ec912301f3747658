/** Words of the administrator's desk. */
export const desk = {
  door: '관리자',
  loading: '글쓰기 화면을 불러오고 있습니다',
  notYours: '이 계정은 보도자료를 쓰는 계정이 아닙니다. 글을 쓰려면 보도자료 담당 계정으로 로그인해 주세요.',
  writeHeading: '새 글 쓰기',
  editHeading: '글 수정',
  title: '제목',
  summary: '요약',
  content: '본문',
  contentHint: '줄을 바꾸면 문단이 나뉩니다. 서식은 아래 단추로 넣고, HTML은 글자 그대로 보입니다.',
  post: '글 등록',
  posting: '등록 중...',
  save: '수정 저장',
  saving: '저장 중...',
  cancel: '취소',
  preview: '미리보기',
  previewHeading: '방문자에게 보이는 모습',
  closePreview: '닫기',
  previewTime: '등록 시각',
  required: '제목/요약은 필수입니다!',
  missing: { title: '제목을 입력해 주세요', summary: '요약을 입력해 주세요' },
  posted: '글을 등록했습니다.',
  saved: '글을 수정했습니다.',
  draftKept: '작성 중인 글은 등록할 때까지 이 브라우저에 보관됩니다.',
  editKept: '수정 중인 글은 저장하거나 취소할 때까지 이 브라우저에 보관됩니다.',
  time: '공개 시각',
  timeHint: '비워 두면 등록할 때 바로 공개됩니다. 한국 시각으로 적습니다.',
  timePast: '지난 시각입니다. 앞으로 올 시각을 적거나 비워 주세요',
  timeHalf: '날짜와 시각을 모두 적거나 비워 주세요',
  schedule: '공개 예약',
  scheduling: '예약 중...',
  scheduled: (time: string) => `${time}에 공개됩니다. 그때까지 방문자에게는 보이지 않습니다.`,
  keep: '임시 저장',
  keeping: '저장 중...',
  kept: '서버에 임시 저장했습니다. 다른 기기에서도 이어 쓸 수 있습니다.',
  keptCancelled: '서버에 임시 저장했습니다. 공개 예약이 취소되었습니다.',
  edit: '수정',
  remove: '삭제',
  removeHeading: '이 글을 삭제할까요?',
  removeWarning: '삭제한 글은 되돌릴 수 없습니다.',
  removing: '삭제 중...',
  manage: '글 관리',
} as const;

/** Words of the drafts that the server keeps. */
export const draftWords = {
  heading: '저장한 글',
  loading: '저장한 글을 불러오고 있습니다',
  failed: '저장한 글을 불러오지 못했습니다.',
  retry: '다시 불러오기',
  empty: '서버에 저장한 글이 없습니다.',
  untitled: '이름 없는 글',
  saved: (time: string) => `${time} 저장`,
  waits: (time: string) => `${time} 공개 예약`,
  open: '이어 쓰기',
  fresh: '새로 쓰기',
  opened: '저장한 글을 불러왔습니다. 쓰던 글이 있었다면 이 목록에 있습니다.',
  remove: '초안 삭제',
  removeHeading: '저장한 글을 삭제할까요?',
  removed: '저장한 글을 삭제했습니다.',
} as const;

/** Words of what a post said before its edits. */
export const versionWords = {
  toggle: '이전 버전',
  loading: '이전 버전을 불러오고 있습니다',
  failed: '이전 버전을 불러오지 못했습니다.',
  empty: '남아 있는 이전 버전이 없습니다.',
  since: (time: string) => `${time}부터의 글`,
  show: '보기',
  showHeading: '이전 버전의 모습',
  restore: '이 글로 되돌리기',
  restoring: '되돌리는 중...',
  restored: '이전 버전으로 되돌렸습니다. 되돌리기 전의 글도 이 목록에 남아 있습니다.',
} as const;

/** Why a post could not be written, for the code of Firebase. */
export function writeError(code: string): string {
  if (code === 'permission-denied') return '이 계정에는 글을 쓸 권한이 없습니다. 관리자 계정으로 로그인해 주세요.';
  if (code === 'unauthenticated')
    return '로그인이 만료되었습니다. 다시 로그인해 주세요. 작성한 내용은 그대로 있습니다.';
  if (code === 'post-changed')
    return '그사이 다른 곳에서 이 글이 바뀌었습니다. 다시 저장하면 지금 쓴 글로 바뀌고, 그 글은 이전 버전에 남습니다.';
  if (code === 'draft-changed')
    return '그사이 다른 곳에서 이 글이 바뀌어 저장하지 않았습니다. 새로 쓰기를 누르면 지금 쓴 글이 목록에 따로 남습니다.';
  if (code === 'already-published') return '예약한 시각이 되어 이미 공개된 글입니다. 공개된 글에서 수정해 주세요.';
  if (code === 'not-found') return '이미 삭제된 글입니다.';
  return '서버에 저장하지 못했습니다. 작성한 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.';
}
