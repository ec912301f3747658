import type { Place } from './facts';

const readOn = '2026-11-22';

const wolpyeong = {
  name: '대전 서구 소식, 서구의 마을 유래 월평동',
  url: 'https://welfarehello.com/community/hometownNews/0e971b9e-32ea-487b-af8e-86187f563d22',
  readOn,
};
const dunsan = {
  name: '대전 서구 소식, 서구의 마을 유래 둔산동',
  url: 'https://welfarehello.com/community/hometownNews/85c81901-715c-487d-aa35-61bae783d866',
  readOn,
};
const stations = {
  name: '충청투데이, 대전 지하철 1호선 역 이름',
  url: 'http://www.cctoday.co.kr/news/articleView.html?idxno=27468',
  readOn,
};
const eunpyeong = { name: '대전광역시 블로그, 은평공원', url: 'https://daejeon-story.tistory.com/6642', readOn };
const mannyeon = {
  name: '대전광역시 블로그, 만년교와 유성온천',
  url: 'https://daejeon-story.tistory.com/1173',
  readOn,
};
const yurim = {
  name: '충청뉴스, 갑천 보도교 건설',
  url: 'http://www.ccnnews.co.kr/news/articleViewAmp.html?idxno=16524',
  readOn,
};
const schools = {
  name: '중도일보, 월평동의 아파트와 학교',
  url: 'http://joongdo.co.kr/jsp/article/article_view.jsp?pq=201204230013',
  readOn,
};

/** What the maps name, as far as a public text names it too. The official notice and an owner's own survey replace it. */
export const places: readonly Place[] = [
  { id: 'gapcheon', name: '갑천', note: '월평동의 서쪽과 북쪽을 감아 흐르는 강', source: wolpyeong },
  { id: 'wolpyeong-dong', name: '월평동', note: '단지가 들어서는 동네', source: wolpyeong },
  { id: 'dunsan-dong', name: '둔산동', note: '월평동의 동쪽에 맞닿은 동네', source: wolpyeong },
  { id: 'mannyeon-dong', name: '만년동', note: '월평동의 동쪽에 맞닿은 동네', source: wolpyeong },
  { id: 'bongmyeong-dong', name: '봉명동', note: '갑천 건너 유성구의 동네', source: wolpyeong },
  { id: 'eoeun-dong', name: '어은동', note: '갑천 건너 유성구의 동네', source: wolpyeong },
  { id: 'gyeryong-ro', name: '계룡로', note: '월평동이 접한 큰길', source: wolpyeong },
  { id: 'hanbat-daero', name: '한밭대로', note: '월평동이 접한 큰길', source: wolpyeong },
  { id: 'mannyeon-bridge', name: '만년교', note: '갑천을 건너 유성으로 가는 다리', source: mannyeon },
  { id: 'gapcheon-bridge', name: '갑천대교', note: '은평공원에서 보이는 갑천의 다리', source: eunpyeong },
  { id: 'gapcheon-station', name: '갑천역', note: '도시철도 1호선', source: stations },
  { id: 'wolpyeong-station', name: '월평역', note: '도시철도 1호선', source: stations },
  { id: 'galma-station', name: '갈마역', note: '도시철도 1호선', source: stations },
  { id: 'government-station', name: '정부청사역', note: '도시철도 1호선', source: stations },
  { id: 'yuseong-station', name: '유성온천역', note: '도시철도 1호선', source: stations },
  { id: 'wolpyeong-park', name: '월평공원', note: '월평동이 등지고 있는 공원', source: wolpyeong },
  { id: 'eunpyeong-park', name: '은평공원', note: '월평동의 근린공원', source: eunpyeong },
  { id: 'yurim-park', name: '유림공원', note: '갑천 건너 유성구의 공원', source: yurim },
  { id: 'gapcheon-middle-school', name: '갑천중', note: '중학교. 배정은 교육청이 정합니다', source: schools },
  { id: 'west-high-school', name: '서대전고', note: '고등학교. 배정은 교육청이 정합니다', source: schools },
  { id: 'government-complex', name: '정부대전청사', note: '둔산동의 정부 기관', source: dunsan },
  { id: 'city-hall', name: '대전광역시청', note: '둔산동의 시청', source: dunsan },
];
