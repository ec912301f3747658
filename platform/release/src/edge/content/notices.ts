/** Words of the pages that the server makes itself, where no composed page can answer. */
export const notices = {
  unavailable: {
    title: '잠시 후 다시 열어 주세요',
    message: '일시적인 문제로 페이지를 열지 못했습니다.',
    action: '다시 열기',
  },
  unsent: {
    title: '아직 접수되지 않았습니다',
    message: '지금은 접수 창구와 연결되지 않아 보내신 내용을 받지 못했습니다.',
    advice: '적으신 내용은 이 화면에 그대로 있습니다. 잠시 후 아래 버튼을 누르시면 다시 적지 않고 보내실 수 있습니다.',
    action: '다시 보내기',
  },
  tooLong: {
    title: '내용이 너무 깁니다',
    message: '보내신 내용이 너무 길어 받지 못했습니다. 뒤로 가서 줄인 다음 다시 보내 주세요.',
  },
  refused: {
    title: '요청을 처리할 수 없습니다',
    message: '주소를 다시 확인하시거나 홈에서 찾아 주세요.',
  },
  home: '홈으로',
  call: '전화로도 신청하실 수 있습니다.',
} as const;
