import { type Bases, supplyRule } from './law/basis';

/** Who may have the lowest floor first; two pages say it. */
export const lowestFloor = {
  text: '당첨되신 분이나 같은 세대의 가족이 입주자모집공고일 현재 65세 이상이거나 장애인등록증을 받은 경우, 또는 미성년 자녀가 세 명 이상인 경우에는 희망에 따라 최하층을 우선 배정받으실 수 있습니다. 서로 경쟁하면 65세 이상이거나 장애인인 세대가 먼저입니다. 최하층의 분양가격이 바로 위층보다 높으면 해당하지 않습니다.',
  basis: [supplyRule('제51조')] as Bases,
} as const;
