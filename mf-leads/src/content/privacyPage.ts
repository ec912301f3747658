import type { Facts } from '@platform/contract';

/** One article of the privacy policy. */
interface Article {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

/** The day from which the policy below is in force. */
export const privacyPolicyDate = '2026년 11월 20일';

/** The privacy policy: what the forms of this site really collect and do, from the facts of the owner. */
export const privacyPage = {
  heading: '남겨 주신 정보를\n이렇게 다룹니다',
  lead: ({ projectName }: Facts) =>
    `${projectName} 홈페이지는 방문예약과 관심고객 등록에 꼭 필요한 정보만 받고, 약속한 기간이 지나면 지웁니다. 「개인정보 보호법」 제30조에 따라 그 내용을 알려 드립니다.`,
  summaryCaption: '한눈에 보기',
  later: '추후 공개',
  summary: ({ phone, hours, leads }: Facts) => [
    { label: '개인정보처리자', value: null },
    { label: '개인정보 보호책임자', value: null },
    { label: '연락처', value: `${phone} (${hours})` },
    { label: '받는 정보', value: '이름, 연락처, (선택) 생년월일, 문의 내용' },
    { label: '쓰는 목적', value: '분양 상담과 방문예약 안내' },
    { label: '보관 기간', value: `동의일로부터 ${leads.retention}` },
  ],
  contentsLabel: '목차',
  articles: ({ phone, leads }: Facts): readonly Article[] => [
    {
      id: 'items',
      title: '받는 정보와 방법',
      paragraphs: [
        '홈페이지의 등록 양식에 직접 적어 주신 정보만 받습니다. 적지 않으신 정보를 다른 곳에서 모으지 않습니다.',
      ],
      items: [
        '관심고객 등록: 이름, 연락처',
        '방문예약(홈): 이름, 연락처, (선택) 문의 내용',
        '방문예약(방문예약 페이지): 이름, 연락처, (선택) 생년월일, 문의 내용',
        '함께 기록되는 내용: 동의하신 문구의 버전과 일시, 등록하신 페이지',
      ],
    },
    {
      id: 'purpose',
      title: '쓰는 목적',
      paragraphs: ['아래 목적으로만 씁니다. 목적이 바뀌면 먼저 다시 동의를 받습니다.'],
      items: [
        '분양 상담 전화와 방문예약 안내, 모델하우스 위치와 잔여 세대 안내 문자',
        '마케팅 정보 수신에 따로 동의하신 경우: 분양 소식과 행사 안내 문자',
      ],
    },
    {
      id: 'retention',
      title: '보관 기간과 파기',
      paragraphs: [
        `동의하신 날부터 ${leads.retention} 동안 보관하고, 기간이 지난 정보는 자동으로 지웁니다. 동의를 철회하시면 기간이 남았더라도 바로 지웁니다.`,
        '전자 파일로만 보관하며, 지울 때에는 저장소에 남은 내용까지 지워 되살릴 수 없게 합니다. 지운 등록이 뒤늦게 다시 들어와 저장되지 않도록, 내용을 알 수 없는 표시만 1년 동안 남깁니다.',
      ],
    },
    {
      id: 'third-parties',
      title: '제3자 제공과 처리 위탁',
      paragraphs: [
        '적어 주신 정보를 다른 회사나 사람에게 제공하지 않습니다. 법령에 따라 수사기관 등이 적법하게 요구하는 경우는 예외입니다.',
        '문자 발송과 상담, 서버 운영을 맡는 업체의 이름과 맡기는 업무: 추후 공개. 정해지는 대로 이 페이지에 적습니다.',
      ],
    },
    {
      id: 'rights',
      title: '요청하실 수 있는 것',
      paragraphs: [
        '등록하신 뒤 화면이나 문자로 받으신 동의 철회 주소를 여시면, 그 자리에서 동의를 철회하고 정보를 지우실 수 있습니다.',
        `언제든지 본인 정보의 열람, 정정, 삭제, 처리 정지를 요청하고 동의를 철회하실 수 있습니다. ${phone}으로 전화해 주시면 본인 확인 후 지체 없이 처리해 드립니다.`,
        '대리인을 통해 요청하실 때에는 위임장을 확인합니다. 만 14세 미만 아동의 정보는 받지 않습니다.',
        '동의하지 않으실 권리가 있습니다. 필수 동의를 하지 않으시면 온라인 접수가 제한되지만, 전화 상담은 그대로 받으실 수 있습니다. 마케팅 정보 수신에 동의하지 않으셔도 불이익은 없습니다.',
      ],
    },
    {
      id: 'device',
      title: '기기에 저장되는 것',
      paragraphs: [
        '이 홈페이지의 등록 양식은 쿠키를 쓰지 않습니다. 아래 두 가지만 사용하시는 기기의 브라우저에 저장합니다.',
      ],
      items: [
        '작성 중인 내용: 페이지를 옮기거나 새로 고쳐도 남도록 저장하고, 등록이 끝나거나 탭을 닫으면 지워집니다.',
        '보내지 못한 등록 내용: 인터넷이 끊겨 보내지 못한 경우에만 저장하고, 접수되면 바로 지워집니다. 여럿이 쓰는 기기에서는 브라우저의 사이트 데이터를 지워 주세요.',
      ],
    },
    {
      id: 'safety',
      title: '안전하게 지키는 방법',
      paragraphs: ['정보를 지키기 위해 다음과 같이 합니다.'],
      items: [
        '접수된 정보는 로그인한 관리자만 볼 수 있습니다.',
        '접속하신 주소는 짧은 시간에 되풀이되는 등록을 막는 데에만 쓰고 등록 내용과 함께 저장하지 않습니다.',
        '보관 기간이 지난 정보는 사람이 지우지 않아도 자동으로 삭제됩니다.',
        '누가 언제 정보를 보거나 내려받거나 지웠는지 기록하고, 그 기록을 2년 동안 보관합니다.',
      ],
    },
    {
      id: 'remedies',
      title: '도움을 받을 수 있는 곳',
      paragraphs: ['개인정보 침해에 대한 신고나 상담이 필요하시면 아래 기관에 문의하실 수 있습니다.'],
      items: [
        '개인정보침해신고센터: 118 (privacy.kisa.or.kr)',
        '개인정보분쟁조정위원회: 1833-6972 (www.kopico.go.kr)',
        '대검찰청: 1301 (www.spo.go.kr)',
        '경찰청: 182 (ecrm.police.go.kr)',
      ],
    },
    {
      id: 'changes',
      title: '시행일과 바뀐 내용',
      paragraphs: [
        `이 방침은 ${privacyPolicyDate}부터 적용됩니다. 내용이 바뀌면 시행 7일 전부터 이 페이지에서 알려 드립니다.`,
      ],
    },
  ],
} as const;
