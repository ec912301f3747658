import type { Facts } from '@platform/contract';
import { particle } from '@riverview/site/particle';
import { pictureNotice } from '@riverview/site/pictureNotice';
import type { FactRow } from './business';
import { laterRows } from './laterRows';

/** What a buyer of a home before it is built is to be told, from the facts; `null` is shown as 추후 공개. */
export const saleNotices = {
  id: 'notices',
  title: '꼭 확인해 주세요',
  lead: (facts: Facts, where?: string) =>
    `${laterRows(saleNotices.rows(facts), where)}모든 기준은 입주자모집공고가 정합니다.`,
  caption: '사업과 공급에 관한 사항',
  rows: ({ sale, builder, trustee, modelHouseAddress, recruitmentNotice }: Facts): readonly FactRow[] => [
    { label: '사업계획승인', value: sale.approval },
    { label: '대지의 소유권', value: sale.land },
    { label: '시행·수탁', value: trustee },
    { label: '시공', value: builder },
    {
      label: '분양대행',
      value:
        sale.agencies?.map(
          ({ role, name, registration }) =>
            `${role === '분양대행' ? '' : `${role} `}${name} (등록번호 ${registration})`,
        ) ?? null,
    },
    { label: '분양보증', value: sale.guarantee },
    { label: '모델하우스', value: modelHouseAddress ?? '아직 문을 열지 않았습니다' },
    { label: '입주자모집공고', value: recruitmentNotice ? '게시하였습니다' : '아직 나오지 않았습니다' },
  ],
  listTitle: '알아 두실 것',
  /** @param medium what says them */
  topics: ({ recruitmentNotice }: Facts, medium = '홈페이지') => [
    ...(recruitmentNotice
      ? []
      : [
          {
            title: '사전 홍보',
            text: `이 ${particle(medium, '은/는')} 입주자모집공고 전의 사전 홍보입니다. 세대수와 면적, 설계와 일정은 인허가와 공고에 따라 달라질 수 있습니다.`,
          },
        ]),
    { title: '이미지', text: pictureNotice },
    {
      title: '조망·일조·소음',
      text: '조망은 동·층·호수에 따라 다릅니다. 일조와 사생활, 도로와 시설에서 나는 소음도 세대마다 다르며, 주변 건물과 개발에 따라 달라질 수 있습니다.',
    },
    {
      title: '학교 배정',
      text: `배정될 학교는 입주 시점의 학생 수와 교육청의 통학구역 결정에 따르며, 이 ${particle(medium, '은/는')} 특정 학교의 배정을 약속하지 않습니다.`,
    },
    {
      title: '발코니 확장',
      text: '평면과 실내 이미지는 발코니를 확장한 모습입니다. 확장비는 분양가격과 별도이며, 금액과 범위는 입주자모집공고에서 정합니다.',
    },
    {
      title: '옵션과 전시품',
      text: '이미지에는 유상옵션과 전시품이 들어 있습니다. 기본 제공 품목과 유상옵션의 구분과 가격은 입주자모집공고에서 정합니다.',
    },
    {
      title: '면적',
      text: '면적은 주거전용면적이며, 공급면적과 계약면적은 입주자모집공고에서 정합니다. 소수점 아래의 차이가 있을 수 있습니다.',
    },
    {
      title: '주변 개발계획',
      text: '도로, 공원, 공공시설 등 주변 개발계획은 인허가 과정과 정부 정책에 따라 변경되거나 연기, 취소될 수 있습니다.',
    },
  ],
} as const;
