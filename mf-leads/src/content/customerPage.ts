import type { Facts } from '@platform/contract';
import { pictureNotice } from '@riverview/site/pictureNotice';

/** Left side of the customer page. */
export const customerPage = {
  heading: ['궁금한 것은 무엇이든', '편하게 물어보세요'],
  blurb: ['남겨 주신 문의에는 빠르게 답변해 드립니다.', '분양 소식 문자는 따로 동의하신 분께만 보내 드립니다.'],
  brochure: '분양 안내 책자',
  pictureAlt: (projectName: string) => `저녁 불빛이 켜진 ${projectName}의 외관 CG 이미지`,
  note: pictureNotice,
  /** Whoever reserves a visit is told where it leads. */
  modelHouse: ({ modelHouseAddress }: Facts) =>
    modelHouseAddress === null
      ? '모델하우스는 아직 문을 열지 않았습니다. 방문하실 곳은 전문상담원이 전화로 알려 드립니다.'
      : `모델하우스: ${modelHouseAddress}`,
} as const;
