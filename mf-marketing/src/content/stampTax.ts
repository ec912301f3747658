import { particle } from '@riverview/site/particle';
import type { Bases } from './law/basis';
import type { GuideTopic } from './subscription';

const stampTaxAct = (article: string) => ({ law: 'stampTaxAct', article }) as const;
const nextDay = { law: 'nationalTaxAct', article: '제5조 제1항' } as const;

export const stampTax = {
  title: ['계약서에 붙는', '세금 하나'],
  lead: '공급계약서처럼 부동산의 소유권을 옮기는 증서에는 인지세가 붙습니다. 계약금액으로 세액을 확인하고 기한 내 납부하시면 됩니다.',
  calculator: {
    title: '세액과 기한 확인',
    price: '계약금액',
    priceHint: '만원 단위로 적어 주세요. 예: 5억 3천만원은 53000',
    priceUnit: '만원',
    date: '계약일',
    tax: '인지세',
    due: '납부 기한',
    noPrice: '계약금액을 적으면 나타납니다',
    noDate: '계약일을 고르면 나타납니다',
    free: '없음',
    rule: '적용한 기준',
    dueRule: '계약서를 작성한 달의 다음 달 10일',
    /** @param date the 10th in words */
    moved: (date: string) => `${particle(date, '이/가')} 쉬는 날이어서 그다음 평일이 기한입니다`,
    /** @param year of the due date */
    unknownYear: (year: number) =>
      `${year}년의 공휴일은 아직 이 계산에 들어 있지 않아 토요일과 일요일만 반영했습니다. 공휴일과 겹치는지 확인해 주세요.`,
    dueText: '기한 내 납부',
    local: '적으신 내용은 이 화면에서만 쓰며 어디에도 보내지 않습니다.',
    error: '숫자로 적어 주세요',
  },
  amounts: {
    title: '세액',
    caption: '기재금액에 따른 인지세액',
    head: { price: '기재금액', tax: '세액' },
    exempt: '주택의 소유권을 옮기는 증서는 기재금액이 1억원 이하이면 비과세입니다.',
    basis: [stampTaxAct('제3조 제1항')] as Bases,
    exemptBasis: [stampTaxAct('제6조')] as Bases,
  },
  topics: [
    {
      title: '무엇에 붙나요',
      text: '부동산의 소유권 이전에 관한 증서에 붙으며, 아파트의 공급계약서가 여기에 듭니다.',
      basis: [stampTaxAct('제3조 제1항')],
    },
    {
      title: '누가 내나요',
      text: '계약서를 함께 작성한 양쪽이 연대하여 납부할 의무가 있습니다. 실제로 누가 부담하는지는 계약에서 정합니다.',
      basis: [stampTaxAct('제1조 제2항')],
    },
    {
      title: '언제까지 내나요',
      text: '계약서를 작성한 달의 다음 달 10일까지, 기한 내 납부합니다. 10일이 토요일, 일요일, 공휴일, 대체공휴일이면 그다음 날까지이고, 그날도 쉬는 날이면 다시 그다음 날까지입니다.',
      basis: [stampTaxAct('제8조 제3항'), nextDay],
    },
    {
      title: '분양권을 사고팔 때',
      text: '분양권을 넘기는 계약서도 새로 작성하는 증서이므로 인지세가 붙는지 다시 확인이 필요합니다. 국세상담센터(126)에 물어보시기 바랍니다.',
      basis: [stampTaxAct('제1조 제1항')],
    },
  ] as readonly GuideTopic[],
  topicsTitle: '알아 두실 것',
  procedure: {
    title: '납부 절차',
    steps: [
      {
        title: '세액 확인',
        text: '공급계약서에 적힌 금액으로 세액을 확인합니다.',
        basis: [stampTaxAct('제3조 제1항')] as Bases,
      },
      {
        title: '전자수입인지 구매',
        text: '전자수입인지 누리집에서 종이문서용 전자수입인지를 사거나, 우체국과 은행에서 삽니다.',
        basis: [stampTaxAct('제8조 제1항')] as Bases,
        link: { label: '전자수입인지 누리집', url: 'https://www.e-revenuestamp.or.kr/' },
      },
      {
        title: '계약서에 붙이기',
        text: '출력한 전자수입인지를 공급계약서에 붙입니다. 출력하기 전에 시험 출력으로 프린터를 확인하면 좋습니다.',
        basis: [stampTaxAct('제8조 제1항')] as Bases,
      },
      {
        title: '소인',
        text: '붙인 전자수입인지는 누리집에 사용하였음을 입력하여(소인) 다시 쓰이지 않게 합니다.',
        basis: [stampTaxAct('제10조')] as Bases,
      },
    ],
  },
  help: '옵션 계약이나 부가가치세가 기재금액에 드는지 등 개별 사항은 국번 없이 126번, 국세상담센터에서 확인하시기 바랍니다. 이 안내는 이해를 돕기 위해 요약한 것입니다.',
} as const;
