/** Words around every page of the desk. */
export const deskFrame = {
  waitingForSignIn: '로그인 화면을 불러오고 있습니다. 잠시 뒤에도 그대로이면 새로고침해 주세요.',
} as const;
