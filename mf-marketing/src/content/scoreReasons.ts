import { type Bases, supplyRule } from './law/basis';

interface Reason {
  readonly text: string;
  readonly basis: Bases;
}

/** Why a way to a home is open, hangs on something, or is closed. */
export const scoreReasons = {
  underAge: {
    text: '공고일 현재 성년자(만 19세)가 신청합니다. 자녀를 키우거나 형제자매를 부양하는 세대주인 미성년자는 예외가 있습니다.',
    basis: [supplyRule('제4조 제1항')],
  },
  bornUnknown: { text: '생년월일을 적으면 성년자인지 확인합니다.', basis: [supplyRule('제4조 제1항')] },
  elsewhere: {
    text: '공고일 현재 대전광역시, 세종특별자치시, 충청남도에 사는 분이 신청합니다.',
    basis: [supplyRule('제4조 제1항, 제3항')],
  },
  daejeonFirst: {
    text: '같은 순위에서 경쟁하면 대전광역시에 사는 분을 먼저 선정합니다.',
    basis: [supplyRule('제25조 제3항')],
  },
  noAccount: {
    text: '공고일 현재 주택청약종합저축에 가입되어 있어야 합니다.',
    basis: [supplyRule('제11조')],
  },
  underSixMonths: {
    text: '주택청약종합저축에 가입한 지 6개월이 지나야 합니다.',
    basis: [supplyRule('제28조 제1항, 제48조')],
  },
  shortDeposit: {
    text: '납입한 금액이 이 면적의 예치기준금액보다 적습니다.',
    basis: [supplyRule('제28조 제1항, 제48조, 별표 2')],
  },
  depositUnknown: {
    text: '납입한 금액을 적으면 예치기준금액과 비교합니다.',
    basis: [supplyRule('제28조 제1항, 별표 2')],
  },
  lotOnly: {
    text: '85㎡를 넘는 주택은 가점제 없이 추첨제로만 선정합니다.',
    basis: [supplyRule('제28조 제4항')],
  },
  over85: {
    text: '85㎡ 이하의 주택에만 있는 유형입니다.',
    basis: [supplyRule('제35조의3 제3항, 제41조 제1항, 제43조 제3항')],
  },
  wonByPoints: {
    text: '2년 안에 가점제로 당첨된 분의 세대는 가점제에서 제외하고 추첨제로 선정합니다.',
    basis: [supplyRule('제28조 제6항')],
  },
  shareAnnounced: {
    text: '구청장이 40% 이하에서 비율을 정하여 공고한 경우에만 가점제가 있습니다.',
    basis: [supplyRule('제28조 제2항')],
  },
  ownerScores: {
    text: '규제지역이 아니면 한 채를 가진 세대도 가점제 대상이며, 무주택기간 점수가 없습니다.',
    basis: [supplyRule('제28조 제6항')],
  },
  manyHomesPoints: {
    text: '두 채 이상을 가진 세대의 가점제 적용은 공고에서 확인해 주세요.',
    basis: [supplyRule('제28조 제6항')],
  },
  homelessFirst: {
    text: '추첨하는 주택의 75%는 무주택세대구성원에게, 나머지는 무주택 세대와 한 채를 가진 세대에, 그래도 남으면 1순위인 분에게 공급합니다.',
    basis: [supplyRule('제28조 제8항')],
  },
  homelessMaybeFirst: {
    text: '추첨에서 무주택세대구성원에게 먼저 공급하는 규정이 85㎡를 넘는 주택에도 적용되는지는 공고에서 확인해 주세요.',
    basis: [supplyRule('제28조 제8항')],
  },
  secondByLot: {
    text: '1순위에 해당하지 않아 2순위로 신청하며, 경쟁하면 추첨으로 선정합니다.',
    basis: [supplyRule('제28조 제1항, 제9항')],
  },
  ownsHome: {
    text: '특별공급은 무주택세대구성원이 신청합니다. 분양권과 공유지분도 주택으로 봅니다.',
    basis: [supplyRule('제53조')],
  },
  wonSpecial: { text: '특별공급은 한 세대에 한 차례입니다.', basis: [supplyRule('제55조')] },
  onceMore: {
    text: '2024년 6월 19일 이후 태어난 자녀가 있으면 한 차례 더 신청할 수 있습니다.',
    basis: [supplyRule('제55조의3 제3항')],
  },
  sellFirst: {
    text: '본인이나 배우자가 가진 집은 처분하는 조건으로 신청합니다.',
    basis: [supplyRule('제55조의3 제3항, 제5항')],
  },
  incomeBeyond: {
    text: '소득 기준도, 부동산 가액 기준도 넘습니다.',
    basis: [supplyRule('제35조의3 제3항, 제41조 제1항, 제43조 제3항')],
  },
  incomeUnknown: {
    text: '소득 기준(신혼부부 140%, 맞벌이 160%, 신생아와 생애최초 160%) 또는 부동산 가액 기준을 확인해 주세요.',
    basis: [supplyRule('제35조의3 제3항, 제41조 제1항, 제43조 제3항')],
  },
  noInfant: {
    text: '공고일 현재 2세 미만의 자녀(태아와 입양한 자녀 포함)가 있어야 합니다.',
    basis: [supplyRule('제35조의3 제3항')],
  },
  notMarried: { text: '공고일 현재 혼인 중인 분이 신청합니다.', basis: [supplyRule('제41조 제1항')] },
  sevenYears: { text: '혼인신고를 한 지 7년이 지났습니다.', basis: [supplyRule('제41조 제1항')] },
  marriedOnUnknown: { text: '혼인신고일을 적으면 7년 이내인지 확인합니다.', basis: [supplyRule('제41조 제1항')] },
  childFirst: {
    text: '혼인기간에 낳은 자녀(태아와 입양한 자녀 포함)가 있으면 1순위입니다.',
    basis: [supplyRule('제41조 제1항')],
  },
  ownedBefore: {
    text: '세대에 속한 모두가 주택을 가진 적이 없어야 합니다. 배우자가 혼인신고 전에 가졌던 주택은 보지 않습니다.',
    basis: [supplyRule('제43조 제3항, 제55조의3 제1항')],
  },
  parentsOwnFirst: {
    text: '60세 이상인 직계존속의 주택을 어떻게 보는지 공고에서 확인해 주세요.',
    basis: [supplyRule('제43조 제3항, 제53조')],
  },
  alone: {
    text: '단독세대주와 세대원이 아닌 동거인은 60㎡ 이하만 신청할 수 있고, 이 단지에는 60㎡ 이하가 없습니다.',
    basis: [supplyRule('제43조 제3항')],
  },
  taxYears: {
    text: '소득세를 5년 이상 낸 근로자나 자영업자가 신청합니다.',
    basis: [supplyRule('제43조 제3항')],
  },
  familiesFirst: {
    text: '혼인 중이거나 자녀가 있는 분에게 먼저 공급하고 남은 주택을 추첨합니다.',
    basis: [supplyRule('제43조 제4항')],
  },
  twoChildren: {
    text: '공고일 현재 미성년 자녀가 두 명 이상 있어야 합니다(태아와 입양한 자녀 포함).',
    basis: [supplyRule('제40조 제1항, 제3항')],
  },
  noElder: {
    text: '65세 이상인 직계존속을 3년 이상 계속 같은 주민등록표에 올려 부양하고 있어야 합니다.',
    basis: [supplyRule('제46조 제1항')],
  },
  notHead: { text: '세대주여야 합니다.', basis: [supplyRule('제46조 제1항')] },
  parentsOwnElder: {
    text: '노부모 부양 특별공급에서는 60세 이상인 직계존속의 주택도 세대의 주택으로 봅니다.',
    basis: [supplyRule('제46조 제1항, 제53조')],
  },
  elderByPoints: {
    text: '경쟁하면 가점으로 선정하며, 배우자의 통장 점수는 더하지 않습니다.',
    basis: [supplyRule('제46조 제2항, 별표 1')],
  },
  notRecommended: {
    text: '국가유공자, 장애인, 장기복무 군인, 중소기업 근로자 등 관계 기관이 추천한 분이 신청합니다.',
    basis: [supplyRule('제36조')],
  },
  agencyOver85: {
    text: '저출산·고령사회 대응 시책으로 승인받은 경우에만 85㎡를 넘는 주택을 포함합니다. 공고에서 확인해 주세요.',
    basis: [supplyRule('제36조, 제42조')],
  },
  agencyAccount: {
    text: '국가유공자처럼 통장이 없어도 되는 분이 아니면, 가입 6개월과 예치기준금액이 필요합니다.',
    basis: [supplyRule('제48조')],
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type ReasonId = keyof typeof scoreReasons;
