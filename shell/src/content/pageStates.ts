/** What the shell says when a part of the site is late or missing. */
export const pageStates = {
  loading: '불러오고 있습니다',
  failedTitle: '페이지를 불러오지 못했습니다',
  failedLead: '인터넷 연결이 불안정합니다. 다시 시도하시거나 전화로 문의해 주세요.',
  notice: '일부 기능을 불러오지 못했습니다. 내용은 그대로 읽으실 수 있습니다.',
  retry: '다시 시도',
  reload: '새로 고침',
} as const;
