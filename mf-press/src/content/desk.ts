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
  edit: '수정',
  remove: '삭제',
  removeHeading: '이 글을 삭제할까요?',
  removeWarning: '삭제한 글은 되돌릴 수 없습니다.',
  removing: '삭제 중...',
  manage: '글 관리',
} as const;

/** Why a post could not be written, for the code of Firebase. */
export function writeError(code: string): string {
  if (code === 'permission-denied') return '이 계정에는 글을 쓸 권한이 없습니다. 관리자 계정으로 로그인해 주세요.';
  if (code === 'unauthenticated')
    return '로그인이 만료되었습니다. 다시 로그인해 주세요. 작성한 내용은 그대로 있습니다.';
  if (code === 'not-found') return '이미 삭제된 글입니다.';
  return '서버에 저장하지 못했습니다. 작성한 내용은 그대로 있으니 잠시 후 다시 시도해 주세요.';
}
