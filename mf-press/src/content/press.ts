/** Words of the list and of an article. */
export const press = {
  listHeading: (projectName: string) => `${projectName} 소식`,
  caption: '보도자료 목록',
  columns: { number: 'NO', title: '제목', author: '작성자', date: '작성일', views: '조회' },
  example: '예시',
  exampleNote: '홈페이지의 모습을 보여 드리기 위한 예시 글이며, 실제 소식이 아닙니다.',
  author: '관리자',
  modified: (time: string) => `수정 ${time}`,
  views: (count: number) => `조회 ${count.toLocaleString('ko-KR')}`,
  titleOf: (title: string) => title.trim() || '제목 없는 글',
  more: '더보기',
  retry: '다시 시도',
  loading: '보도자료를 불러오고 있습니다',
  loadingMore: '불러오는 중',
  empty: '등록된 글이 없습니다',
  failed: '보도자료를 불러오지 못했습니다. 인터넷 연결을 확인하신 뒤 다시 시도해 주세요.',
  unread: '보도자료',
  articleFailed: '글을 불러오지 못했습니다. 인터넷 연결을 확인하신 뒤 다시 시도해 주세요.',
  articleStale: '최신 내용을 확인하지 못해 저장된 글을 보여 드립니다.',
  withoutScript: '이 내용을 보시려면 브라우저의 자바스크립트를 켜 주세요.',
  back: '목록으로',
  share: {
    label: '링크 복사',
    copied: '링크를 복사했습니다',
    failed: '링크를 복사하지 못했습니다. 주소창의 주소를 복사해 주세요.',
  },
  kakao: {
    label: '카카오톡 공유',
    failed: '카카오톡을 열지 못했습니다. 링크를 복사해 보내 주세요.',
  },
  shown: (count: number, total: number, orMore: boolean) =>
    `전체 ${total}건${orMore ? ' 이상' : ''} 가운데 ${count}건을 보고 있습니다`,
} as const;
