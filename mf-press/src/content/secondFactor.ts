import { signInError } from './signIn';

/** Words of the second half of a sign-in. Visitors load none of them. */
export const secondFactorWords = {
  code: '인증 앱의 6자리 숫자',
  codeHint: '휴대전화의 인증 앱(Google Authenticator 등)에 보이는 숫자를 적어 주세요',
  giveCode: '확인',
  lost: '인증 앱을 쓸 수 없어요',
  recoveryCode: '복구 코드',
  recoveryHint:
    '2단계 인증을 등록할 때 받은 코드 가운데 하나입니다. 쓰면 2단계 인증이 해제되고, 로그인한 뒤 다시 등록합니다',
  withApp: '인증 앱으로 확인하기',
  startAgain: '처음부터 다시',
  needsFactor: '이 계정은 2단계 인증을 등록해야 쓸 수 있습니다.',
  enrollNow: '지금 등록하기',
  accountPath: '/Admin/Account',
} as const;

const errors: Readonly<Record<string, string>> = {
  'auth/invalid-verification-code':
    '숫자가 맞지 않습니다. 한 번 쓴 숫자는 다시 쓸 수 없으니, 앱에 새 숫자가 나오면 적어 주세요.',
  'auth/invalid-multi-factor-session': '시간이 지났습니다. 처음부터 다시 로그인해 주세요.',
  'auth/user-token-expired': '로그인이 끝났습니다. 다시 로그인해 주세요.',
  'auth/requires-recent-login': '로그인한 지 오래되었습니다. 비밀번호를 다시 확인해 주세요.',
  INVALID_LOGIN_CREDENTIALS: '이메일 또는 비밀번호가 맞지 않습니다.',
  INVALID_CODE: '복구 코드가 맞지 않거나 이미 쓴 코드입니다.',
  MFA_ENROLLMENT_NOT_FOUND: '이 계정에는 2단계 인증이 없습니다. 처음부터 다시 로그인해 주세요.',
  TOO_MANY_ATTEMPTS_TRY_LATER: '여러 번 틀려서 잠시 막았습니다. 몇 분 뒤에 다시 시도해 주세요.',
};

/** Why a password, a code or a recovery code was refused, for the code of Firebase and, where it is told, the seconds to wait. */
export function accountError(code: string, seconds: number | null): string {
  return (seconds === null ? errors[code] : undefined) ?? signInError(code, seconds);
}
