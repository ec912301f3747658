import type { AnalyticsFacts } from '@riverview/site/facts';
import { particle } from '@riverview/site/particle';

const names = { ga4: '구글 애널리틱스', naver: '네이버 애널리틱스', kakao: '카카오 픽셀' } as const satisfies Record<
  Exclude<keyof AnalyticsFacts, 'retention'>,
  string
>;

/** Those who would count, in one line. */
const vendorsIn = (analytics: AnalyticsFacts): string =>
  (['ga4', 'naver', 'kakao'] as const).flatMap((vendor) => (analytics[vendor] ? [names[vendor]] : [])).join(', ');

const advertising =
  '카카오 픽셀은 광고 도구입니다. 광고의 효과를 확인하고, 다녀가신 분께 카카오의 화면에서 맞춤 광고를 보여 드리는 데에도 쓰일 수 있습니다.';

/** Words of the question whether others may count a visit, and of what is told about it. */
export const analyticsWords = {
  title: '방문 분석 동의',
  question: (analytics: AnalyticsFacts) =>
    `어떤 안내가 도움이 되는지 알${analytics.kakao ? '고 광고의 효과 확인과 맞춤 광고에 쓰' : ''}기 위해 ${particle(vendorsIn(analytics), '으로/로')} 방문을 분석하려고 합니다. 방문 기록은 최대 ${analytics.retention} 동안 보관합니다. 거부하셔도 홈페이지를 그대로 쓰실 수 있습니다.`,
  more: '자세히 보기',
  agree: '동의합니다',
  refuse: '거부합니다',
  articleTitle: '방문 분석',
  article: (analytics: AnalyticsFacts) => [
    `동의하신 경우에만 ${particle(vendorsIn(analytics), '을/를')} 씁니다. 동의하시기 전에는 이 업체들의 프로그램을 불러오지 않으며, 보시는 페이지의 주소와 등록을 마치셨다는 사실만 알리고 등록하신 내용은 알리지 않습니다. 업체가 쿠키를 만들고, 방문하신 분의 접속 주소와 브라우저 정보를 받을 수 있습니다.`,
    ...(analytics.kakao ? [advertising] : []),
    `업체는 방문 기록을 최대 ${analytics.retention} 동안 보관합니다. 동의를 철회하시면 그때부터 아무것도 알리지 않고, 업체가 이 홈페이지에 만든 쿠키를 지웁니다.`,
    '동의하지 않으셔도 불이익은 없으며, 아래에서 언제든지 바꾸실 수 있습니다. 선택은 사용하시는 브라우저에 저장됩니다.',
  ],
  apart: '다만 방문 분석에 동의하시면 그 업체가 방문하신 분을 알아보는 쿠키를 만들 수 있습니다.',
  kept: '방문 분석에 대한 선택: 다시 여쭙지 않도록 저장합니다. 동의하시면 업체가 쿠키를 만들 수 있습니다.',
  state: { yes: '지금은 동의하신 상태입니다.', no: '지금은 거부하신 상태입니다.', none: '아직 선택하지 않으셨습니다.' },
  withdraw: '동의 철회하기',
} as const;
