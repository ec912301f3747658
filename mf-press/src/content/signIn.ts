/** Words of the one sign-in of this site's administrators. */
export const signInWords = {
  heading: '관리자 로그인',
  email: '이메일',
  password: '비밀번호',
  submit: '로그인',
  submitting: '확인 중...',
  failed: (why: string) => `로그인 실패: ${why}`,
  checking: '로그인 상태를 확인하고 있습니다',
  welcome: '님, 환영합니다',
  signOut: '로그아웃',
  pagesLabel: '관리자 화면',
  /** The pages of whoever is signed in. */
  pages: (slug: string) => [
    { path: '/Admin', label: '관리자 홈' },
    { path: `/${slug}/press`, label: '보도자료' },
    { path: '/Admin/Leads', label: '접수 내역' },
    { path: '/Admin/Visits', label: '방문 예약' },
    { path: '/Admin/Signals', label: '방문 현황' },
    { path: '/Admin/Account', label: '계정과 보안' },
  ],
  /** Why it is asked again. */
  notice: {
    'only-here':
      '이 기기에서만 로그아웃했습니다. 서버에 연결하지 못해 다른 기기의 로그인은 그대로입니다. 다시 로그인한 뒤 로그아웃하면 모두 끝납니다.',
    ended: '로그인 시간이 지났습니다. 다시 로그인해 주세요.',
    idle: '오래 쓰지 않아 로그아웃했습니다. 다시 로그인해 주세요.',
  },
} as const;

const errors: Readonly<Record<string, string>> = {
  'auth/invalid-credential': '이메일 또는 비밀번호가 맞지 않습니다.',
  'auth/invalid-login-credentials': '이메일 또는 비밀번호가 맞지 않습니다.',
  'auth/user-not-found': '이메일 또는 비밀번호가 맞지 않습니다.',
  'auth/wrong-password': '이메일 또는 비밀번호가 맞지 않습니다.',
  'auth/invalid-email': '이메일 주소의 형식을 확인해 주세요.',
  'auth/missing-email': '이메일을 입력해 주세요.',
  'auth/missing-password': '비밀번호를 입력해 주세요.',
  'auth/user-disabled': '사용이 중지된 계정입니다.',
  'auth/too-many-requests': '여러 번 틀려서 잠시 막았습니다. 몇 분 뒤에 다시 시도해 주세요.',
  'auth/network-request-failed': '서버에 연결하지 못했습니다. 인터넷 연결을 확인해 주세요.',
};

/** How long a wait is, in words. */
const waitWords = (seconds: number): string => (seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`);

/** Why signing in failed, for the code of Firebase and, where it is told, the seconds to wait. */
export function signInError(code: string, seconds: number | null = null): string {
  if (seconds !== null) return `여러 번 틀려서 잠시 막았습니다. ${waitWords(seconds)} 뒤에 다시 시도해 주세요.`;
  return errors[code] ?? `알 수 없는 오류가 발생했습니다. (${code})`;
}
