import type { Facts } from '@platform/contract';
import { consentsOf } from '@riverview/site/consents';
import { type LeadForm, optionalItems } from '@riverview/site/leadFields';
import { particle } from '@riverview/site/particle';
import { processorsOf, transfersOf } from '@riverview/site/privacyParties';
import { analyticsWords } from './analytics';
import { fieldWords } from './fields';
import { slotWords } from './slots';

/** One article of the privacy policy. */
export interface PolicyArticle {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

/** `2026-11-22` as 2026년 11월 22일. */
const longDate = (isoDate: string): string => {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
};

const formNames = {
  interest: '관심고객 등록',
  reservation: '방문예약(홈)',
  customer: '방문예약(방문예약 페이지)',
} as const satisfies Record<LeadForm, string>;

const itemsOf = (form: LeadForm): string => {
  const optional = optionalItems[form].map((item) => (item === 'visitSlot' ? slotWords.label : fieldWords[item].label));
  return ['이름', '연락처', ...optional.map((label, at) => (at === 0 ? `(선택) ${label}` : label))].join(', ');
};

const purposesOf = (facts: Facts): readonly string[] =>
  consentsOf('customer', facts).map(({ name, open }) => `${consentNames[name]}: ${open[0]?.text}`);

const consentNames = {
  consent: '필수 동의',
  details: '선택 항목 동의',
  marketing: '광고성 정보 수신 동의',
} as const;

/** What is said of companies that work for the controller, or receive data abroad. */
function others(facts: Facts): Pick<PolicyArticle, 'paragraphs' | 'items'> {
  const [processors, transfers] = [processorsOf(facts), transfersOf(facts)];
  const work = {
    unknown: '정보 처리를 맡는 업체의 이름과 맡기는 업무: 추후 공개. 정해지는 대로 이 페이지에 적습니다.',
    none: '정보 처리를 다른 업체에 맡기지 않습니다.',
    some: '정보 처리를 아래 업체에 맡깁니다.',
  };
  const abroad = {
    unknown: '정보를 국외로 이전하는지와 그 내용: 추후 공개. 정해지는 대로 이 페이지에 적습니다.',
    none: '정보를 국외로 이전하지 않습니다.',
    some: '정보를 아래와 같이 국외로 이전합니다. 원하지 않으시면 온라인 등록 대신 전화로 상담하실 수 있습니다.',
  };
  const state = (list: readonly unknown[] | null) => (list === null ? 'unknown' : list.length > 0 ? 'some' : 'none');
  return {
    paragraphs: [work[state(processors)], abroad[state(transfers)]],
    items: [
      ...(processors ?? []).map(({ name, task }) => `${name}: ${task}`),
      ...(transfers ?? []).map(
        ({ recipient, country, items, purpose, period }) =>
          `국외 이전 – ${recipient}(${country}): ${items}, ${purpose}, ${period}`,
      ),
    ],
  };
}

/** What is counted of a visit. */
const counted =
  '홈페이지가 잘 열리는지 알기 위해 화면별 방문, 오류, 속도와 신청의 수를 시간마다 합계로만 세고 90일 동안 보관합니다. 방문하신 분의 주소나 브라우저 정보, 적으신 내용은 이 집계에 보내지도 저장하지도 않습니다.';

/** The privacy policy: what this site really collects and does. `privacyPage.test.ts` holds each sentence to the code or fact behind it. */
export const privacyPage = {
  heading: '남겨 주신 정보를\n이렇게 다룹니다',
  lead: ({ projectName }: Facts) =>
    `${projectName} 홈페이지는 방문예약과 관심고객 등록에 필요한 정보만 받고, 약속한 기간이 지나면 지웁니다. 「개인정보 보호법」 제30조에 따라 그 내용을 알려 드립니다.`,
  summaryCaption: '한눈에 보기',
  later: '추후 공개',
  summary: ({ phone, hours, leads, privacy: { controller, officer } }: Facts) => [
    { label: '개인정보처리자', value: controller && `${controller.name} (${controller.address})` },
    { label: '개인정보 보호책임자', value: officer && `${officer.name}, ${officer.phone}, ${officer.email}` },
    { label: '연락처', value: `${phone} (${hours})` },
    { label: '받는 정보', value: itemsOf('customer') },
    { label: '쓰는 목적', value: '분양 상담 전화와 방문예약 안내 문자' },
    { label: '보관 기간', value: `동의일부터 ${leads.retention}` },
  ],
  contentsLabel: '목차',
  articles: (facts: Facts): readonly PolicyArticle[] => [
    {
      id: 'items',
      title: '받는 정보와 방법',
      paragraphs: [
        '홈페이지의 등록 양식에 직접 적어 주신 정보와 아래에 적은 내용만 받습니다. 그 밖의 정보를 다른 곳에서 모으지 않습니다.',
      ],
      items: [
        ...(['interest', 'reservation', 'customer'] as const).map((form) => `${formNames[form]}: ${itemsOf(form)}`),
        '상담하며 적는 내용: 상담 상태, 다음에 할 일, 상담에 필요한 메모. 등록하신 정보와 함께 지웁니다.',
        '함께 기록되는 내용: 동의하신 문구의 버전과 일시, 등록하신 페이지, 등록 창을 연 단추, 그때 보신 홈페이지의 릴리스 번호',
        '홈페이지를 찾아오신 경로(광고성 정보 수신에 동의하신 경우에만): 처음 보신 페이지, 링크에 미리 적어 둔 출처(매체, 캠페인, 키워드, 소재), 다른 사이트의 링크로 오셨다면 그 사이트의 이름. 그 사이트에서 보신 페이지와 검색하신 내용은 받지 않습니다.',
      ],
    },
    {
      id: 'purpose',
      title: '쓰는 목적',
      paragraphs: ['아래 목적으로만 씁니다. 목적이 바뀌면 먼저 다시 동의를 받습니다.'],
      items: purposesOf(facts),
    },
    {
      id: 'retention',
      title: '보관 기간과 파기',
      paragraphs: [
        `동의하신 날부터 ${facts.leads.retention} 동안 보관합니다. 기간이 지난 정보는 적어도 한 시간에 한 번 자동으로 지우고, 동의를 철회하시면 기간이 남았더라도 바로 지웁니다.`,
        `전자 파일로만 보관합니다. 지운 정보도 장애에 대비한 백업에는 최대 ${facts.privacy.backupDays}일 동안 남을 수 있으며, 백업은 복구에만 쓰고 그 기간이 지나면 지워집니다.`,
        '지운 등록이 뒤늦게 다시 들어와 저장되지 않도록, 내용을 알 수 없는 표시만 1년 동안 남깁니다.',
      ],
    },
    {
      id: 'third-parties',
      title: '제3자 제공, 처리 위탁, 국외 이전',
      ...others(facts),
      paragraphs: [
        '적어 주신 정보를 다른 회사나 사람에게 제공하지 않습니다. 법령에 따라 수사기관 등이 적법하게 요구하는 경우는 예외입니다.',
        ...others(facts).paragraphs,
      ],
    },
    {
      id: 'rights',
      title: '요청하실 수 있는 것',
      paragraphs: [
        '등록하신 뒤 화면이나 문자로 받으신 동의 철회 주소를 여시면, 그 자리에서 동의를 철회하고 정보를 지우실 수 있습니다.',
        `언제든지 본인 정보의 열람, 정정, 삭제, 처리 정지를 요청하고 동의를 철회하실 수 있습니다. ${particle(facts.phone, '으로/로')} 전화해 주시면 본인 확인 후 지체 없이 처리해 드립니다.`,
        '대리인을 통해 요청하실 때에는 위임장을 확인합니다. 만 14세 미만 아동의 정보는 받지 않으며, 받은 것을 알게 되면 바로 지웁니다.',
        '동의하지 않으실 권리가 있습니다. 필수 동의를 하지 않으시면 온라인으로는 등록하실 수 없지만, 전화 상담은 그대로 받으실 수 있습니다. 선택 항목과 광고성 정보 수신에 동의하지 않으셔도 불이익은 없습니다.',
      ],
    },
    {
      id: 'device',
      title: '기기에 저장되는 것',
      paragraphs: [
        '이 홈페이지는 방문하신 분을 알아보는 쿠키를 만들지 않습니다. 새 화면을 일부 방문자께 먼저 보여 드리는 동안에만, 어느 화면을 보여 드릴지 정한 0부터 99까지의 숫자 하나를 30일 동안 쿠키에 저장합니다. 그 밖에는 아래 내용만 사용하시는 기기의 브라우저에 저장하며, 브라우저의 설정에서 사이트 데이터를 지우시면 함께 지워집니다.',
        ...(facts.analytics ? [analyticsWords.apart] : []),
        ...(Object.values({ ...facts.films, ...facts.tours }).some(Boolean)
          ? ['외부 업체가 제공하는 영상이나 VR을 재생하시면 그 업체가 쿠키를 쓸 수 있습니다.']
          : []),
      ],
      items: [
        '작성 중인 내용: 페이지를 옮기거나 새로 고쳐도 남도록 저장하고, 등록이 끝나거나 탭을 닫으면 지워집니다.',
        '보내는 등록 내용: 등록 단추를 누르시면 보내기 전에 먼저 저장하고, 접수되면 바로 지웁니다. 인터넷이나 서버의 문제로 접수되지 않으면 접수될 때까지 남아 자동으로 다시 보냅니다. 여럿이 쓰는 기기에서는 사이트 데이터를 지워 주세요.',
        '찾아오신 경로: 처음 보신 페이지와 오신 경로를 저장하고, 광고성 정보 수신에 동의하고 등록하실 때에만 등록 내용과 함께 보냅니다. 탭을 닫으면 지워집니다.',
        '마지막으로 보신 페이지: 보시던 곳으로 다시 안내하기 위해 메뉴마다 마지막 주소를 저장하고, 탭을 닫으면 지워집니다.',
        ...(facts.analytics ? [analyticsWords.kept] : []),
        '보도자료의 조회 표시: 같은 글의 조회를 하루에 한 번만 세기 위한 무작위 값이며, 날이 바뀌면 새로 만듭니다.',
        '관리자로 로그인한 기기: 로그인 상태와 작성 중인 글, 단축키를 쓸지를 저장합니다.',
      ],
    },
    ...(facts.analytics
      ? [
          {
            id: 'analytics',
            title: analyticsWords.articleTitle,
            paragraphs: analyticsWords.article(facts.analytics),
          },
        ]
      : []),
    {
      id: 'safety',
      title: '안전하게 지키는 방법',
      paragraphs: ['정보를 지키기 위해 다음과 같이 합니다.'],
      items: [
        '접수된 정보는 맡은 일에 따라 권한을 받은, 로그인한 관리자만 볼 수 있습니다.',
        '상담 담당자에게 접수를 알리는 메일과 문자에는 연락처와 온전한 성함을 적지 않습니다.',
        `접속하신 주소는 짧은 시간에 되풀이되는 등록${facts.signals ? '과 집계를' : '을'} 막는 데에만 쓰고 등록 내용과 함께 저장하지 않습니다.`,
        ...(facts.signals ? [counted] : []),
        '누가 언제 정보를 보거나 고치거나 내려받거나 지웠는지 기록하고, 그 기록을 2년 동안 보관합니다.',
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
        `이 방침은 ${longDate(facts.privacy.policyDate)}부터 적용됩니다. 내용이 바뀌면 시행 7일 전부터 이 페이지에서 알려 드립니다.`,
      ],
    },
  ],
} as const;
