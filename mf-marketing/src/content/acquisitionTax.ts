import type { Bases } from './law/basis';
import type { GuideTopic } from './subscription';

const localTax = (article: string) => ({ law: 'localTaxAct', article }) as const;
const relief = (article: string) => ({ law: 'localTaxReliefAct', article }) as const;
const ruralTax = (article: string) => ({ law: 'ruralTaxAct', article }) as const;

/** `167` as 1.67%. */
const percent = (tenThousandths: number): string => `${tenThousandths / 100}%`;

export const acquisitionTax = {
  title: ['입주할 때 내는 세금,', '미리 계산해 보기'],
  lead: '분양받은 집은 잔금을 치르면 취득세와 지방교육세, 면적에 따라 농어촌특별세를 냅니다. 분양가격과 세대의 주택 수로 세 가지를 계산해 드립니다.',
  form: {
    title: '내 조건',
    withoutScript: '스크립트를 쓸 수 없는 화면입니다. 아래 세율표에서 세율을 찾아 분양가격에 곱하시면 세액이 됩니다.',
    home: '집',
    household: '세대',
    unit: '타입',
    price: '분양가격',
    priceHint: '만원 단위로 적어 주세요. 예: 5억 3천만원은 53000',
    priceError: '만원 단위의 숫자로 적어 주세요.',
    extras: '확장과 옵션',
    homes: {
      legend: '이 집까지 세대의 주택 수',
      options: [
        { value: 1, label: '1채' },
        { value: 2, label: '2채' },
        { value: 3, label: '3채' },
        { value: 4, label: '4채 이상' },
      ],
    },
    homesHint: '분양권과 조합원입주권, 주택으로 재산세를 내는 오피스텔도 포함합니다.',
    moving: '두 채가 되지만 전에 살던 집을 기한 안에 팝니다 (일시적 2주택)',
    regulated: '계약하는 날 이곳이 조정대상지역입니다',
    regulatedHint: '2026년 10월에 확인한 지정 목록에 대전은 없습니다. 계약하실 때 다시 확인해 주세요.',
    first: '나와 배우자 모두 집을 가진 적이 없습니다 (생애최초)',
    reset: '모두 지우기',
    local: '적으신 내용은 이 화면에서만 쓰며 저장하거나 보내지 않습니다. 창을 닫으면 사라집니다.',
  },
  result: {
    title: '취득할 때 내는 세금',
    none: '–',
    noPrice: '분양가격을 적으면 나타납니다',
    atMost: '최대',
    acquisition: '취득세',
    relief: '생애최초 감면',
    education: '지방교육세',
    rural: '농어촌특별세',
    ruralFree: '85㎡ 이하는 없습니다.',
    ruralOfRelief: (won: string) => `감면받은 취득세의 20%, ${won} 포함`,
    base: (won: string) => `${won}에 대한 세금`,
    rate: (tenThousandths: number) => `세율 ${percent(tenThousandths)}`,
    rules: {
      price: '가액에 따른 세율',
      heavier: '여러 채에 적용하는 세율',
      heaviest: '여러 채에 적용하는 가장 높은 세율',
    },
    reliefNote: '감면 뒤의 지방교육세와 농어촌특별세는 이보다 줄 수 있어 최대로 보여 드립니다.',
    reliefTooDear: '생애최초 감면은 12억원 이하의 집에 적용합니다.',
    whole: '모두 더하면',
    wholeOf: {
      price: '분양가격',
      extras: '확장과 옵션',
      interest: '중도금 대출 이자',
      taxes: '취득할 때 내는 세금',
    },
    print: '인쇄',
  },
  payments: {
    title: '나누어 내는 돈',
    lead: '계약금과 중도금, 잔금을 내는 날과 금액입니다.',
    caption: '납부 일정',
    head: { label: '구분과 내는 날', share: '비율', amount: '금액', interest: '이자' },
    noInterest: '–',
    interestNote:
      '이자는 단리로, 중도금을 낸 날부터 잔금을 내는 날까지 계산했습니다. 대출의 조건과 실제 이자는 금융기관과의 약정에 따릅니다.',
    noAmount: '위에 분양가격을 적으시면 금액이 나타납니다.',
  },
  byPrice: {
    title: '세율',
    lead: '1주택이거나, 조정대상지역이 아닌 곳의 2주택까지 적용합니다.',
    caption: '가액에 따른 취득세율',
    head: {
      price: '취득가액',
      acquisition: '취득세',
      education: '지방교육세',
      rural: '농특세',
      ruralFrom: '85㎡ 초과',
    },
    rows: [
      { price: '6억원 이하', acquisition: '1%', education: '0.1%', rural: '0.2%' },
      { price: '6억원 초과 9억원 이하', acquisition: '1–3%', education: '0.1–0.3%', rural: '0.2%' },
      { price: '9억원 초과', acquisition: '3%', education: '0.3%', rural: '0.2%' },
    ],
    formula:
      '6억원 초과 9억원 이하의 세율은 (취득가액 × 2 ÷ 3억원 − 3)%이며, 소수점 셋째 자리에서 반올림합니다. 7억원은 1.67%, 8억원은 2.33%입니다.',
    basis: [localTax('제11조 제1항 제8호, 제151조 제1항'), ruralTax('제4조 제11호, 제5조 제1항 제6호')] as Bases,
  },
  byHomes: {
    title: '여러 채일 때',
    lead: '이 집까지 센 세대의 주택 수와, 이 집이 조정대상지역에 있는지로 정해집니다.',
    caption: '주택 수에 따른 취득세율',
    head: { homes: '이 집까지', elsewhere: '조정대상지역 밖', regulated: '조정대상지역' },
    rows: [
      { homes: '1채', elsewhere: '1–3%', regulated: '1–3%' },
      { homes: '2채', elsewhere: '1–3%', regulated: '8%' },
      { homes: '3채', elsewhere: '8%', regulated: '12%' },
      { homes: '4채 이상', elsewhere: '12%', regulated: '12%' },
    ],
    note: '8%와 12%일 때 지방교육세는 0.4%, 85㎡를 넘는 집의 농어촌특별세는 0.6%와 1%입니다. 조정대상지역의 일시적 2주택은 1–3%입니다.',
    basis: [localTax('제6조 제19호, 제13조의2 제1항, 제151조 제1항'), ruralTax('제5조 제1항 제6호')] as Bases,
  },
  topicsTitle: '알아 두실 것',
  topics: [
    {
      title: '무엇에 매기나요',
      text: '집을 얻으려고 치렀거나 치를 비용 전부에 매깁니다. 발코니 확장처럼 집과 하나가 되는 것의 값도 들어갑니다. 부가가치세와 개별 옵션이 들어가는지는 구청에서 확인해 주세요.',
      basis: [localTax('제10조의3 제1항')],
    },
    {
      title: '주택 수에는 무엇이 들어가나요',
      text: '분양권, 조합원입주권, 주택으로 재산세를 내는 오피스텔, 신탁한 집도 주택 수에 들어갑니다. 세대의 범위와 세는 날, 세지 않는 집은 시행령이 정하므로 이 계산에 넣지 않았습니다. 계약하시기 전에 구청에서 확인해 주세요.',
      basis: [localTax('제13조의2 제5항, 제13조의3')],
    },
    {
      title: '계약한 뒤에 조정대상지역이 되면',
      text: '지정고시일까지 분양계약을 하고 계약금을 낸 것이 서류로 확인되면 지정되기 전에 얻은 것으로 봅니다.',
      basis: [localTax('제13조의2 제4항')],
    },
    {
      title: '일시적 2주택',
      text: '이사하려고 잠시 두 채가 된 것은 조정대상지역에서도 1–3%입니다. 전에 살던 집을 정해진 기한까지 팔지 못하면 모자란 세금을 더 냅니다. 기한은 시행령이 정하므로 구청에서 확인해 주세요.',
      basis: [localTax('제13조의2 제1항 제2호, 제21조 제1항 제3호')],
    },
    {
      title: '생애최초 감면',
      text: '본인과 배우자가 집을 가진 적이 없고 12억원 이하의 집을 사면 취득세가 200만원까지 줄고, 세대에 다른 집이 있어도 8%와 12%를 적용하지 않습니다. 미성년자는 받지 못합니다. 2028년 12월 31일까지 취득하는 집에 적용하며, 3년 안에 팔거나 증여하거나 세를 놓으면 다시 냅니다. 2026년에 바뀐 요건이 있으므로 신고하시기 전에 구청에서 확인해 주세요.',
      basis: [relief('제36조의3')],
    },
    {
      title: '이 계산에 없는 것',
      text: '출산·양육 가구의 감면, 법인의 취득, 부부 공동명의에 따른 차이, 등기에 드는 비용과 국민주택채권은 넣지 않았습니다.',
      basis: [relief('제36조의5'), localTax('제13조의2 제1항 제1호')],
    },
  ] as readonly GuideTopic[],
  procedure: {
    title: '신고와 납부',
    steps: [
      {
        title: '잔금 납부',
        text: '취득한 날은 시행령이 정하며, 대개 잔금을 치른 날입니다. 그날부터 신고 기한을 셉니다.',
        basis: [localTax('제10조의7')] as Bases,
      },
      {
        title: '60일 안에 신고',
        text: '취득한 날부터 60일 안에 집이 있는 곳의 구청이나 위택스에 신고하고 냅니다. 감면 신청도 함께 합니다.',
        basis: [localTax('제8조 제1항, 제18조, 제20조 제1항')] as Bases,
        link: { label: '위택스', url: 'https://www.wetax.go.kr/' },
      },
      {
        title: '등기하기 전까지',
        text: '60일이 남았어도 소유권이전등기를 신청하려면 접수하는 날까지 내야 합니다.',
        basis: [localTax('제20조 제4항')] as Bases,
      },
    ],
  },
  stamp: { label: '계약할 때 내는 인지세 계산하기', path: '/SalesInfo/StampTax' },
  disclaimer:
    '계약과 자금 계획에 참고하시도록 요약한 것으로, 각 세액의 10원 미만은 버렸습니다. 실제 세액은 서구청 세무과나 위택스에서 확인하시기 바랍니다.',
} as const;
