/** Words of the page on which an account is kept safe. */
export const accountWords = {
  lead: '로그인하시면 이 계정의 2단계 인증과 로그인된 기기를 관리할 수 있습니다.',
  title: '계정과 보안',
  loading: '불러오는 중...',
  failed: '처리하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  factor: {
    title: '2단계 인증',
    what: '비밀번호에 더해, 휴대전화의 인증 앱에 30초마다 바뀌는 숫자로 본인을 확인합니다.',
    on: (day: string) => `사용 중입니다. ${day}에 등록했습니다.`,
    off: '사용하지 않습니다. 비밀번호만으로 로그인됩니다.',
    enroll: '인증 앱 등록',
    remove: '2단계 인증 해제',
    removed: '2단계 인증을 해제했습니다. 다른 기기의 로그인은 모두 끝났습니다.',
    enrolled: '인증 앱을 등록했습니다. 다른 기기의 로그인은 모두 끝났습니다.',
  },
  codes: {
    title: '복구 코드',
    left: (count: number) => `남은 코드 ${count}개. 휴대전화를 잃어버렸을 때 하나씩 한 번만 쓸 수 있습니다.`,
    renew: '새 복구 코드 만들기',
    shown: '지금 한 번만 보입니다. 적거나 인쇄해서 휴대전화와 다른 곳에 두세요. 전에 받은 코드는 더 쓸 수 없습니다.',
    listLabel: '새 복구 코드',
    kept: '적어 두었습니다',
  },
  others: {
    title: '로그인된 기기',
    what: (hours: number, minutes: number) =>
      `로그인은 ${hours}시간 뒤, 또는 ${minutes}분 동안 쓰지 않으면 끝납니다. 위의 로그아웃은 이 기기까지 모든 기기의 로그인을 끝냅니다.`,
    end: '다른 기기에서 모두 로그아웃',
    ended: '다른 기기에서 모두 로그아웃했습니다. 이 기기는 그대로입니다.',
  },
  confirm: {
    title: '본인 확인',
    what: {
      enroll: '인증 앱을 등록하려면 비밀번호를 다시 적어 주세요.',
      remove: '2단계 인증을 해제하려면 비밀번호와 인증 앱의 숫자를 적어 주세요.',
      codes: '새 복구 코드를 만들려면 비밀번호와 인증 앱의 숫자를 적어 주세요.',
      others: '다른 기기의 로그인을 끝내려면 비밀번호를 다시 적어 주세요.',
    },
    submit: '확인',
    cancel: '취소',
  },
  enrollment: {
    title: '인증 앱 등록',
    scan: '인증 앱에서 계정 추가를 누르고 이 QR 코드를 찍어 주세요.',
    picture: '인증 앱에 등록할 QR 코드',
    type: '찍을 수 없으면 이 키를 앱에 적어 주세요. 시간 기반, 6자리, 30초입니다.',
    secret: '등록 키',
    code: '앱에 보이는 6자리 숫자',
    submit: '등록 마치기',
  },
} as const;
