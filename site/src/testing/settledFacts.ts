import type { Facts, UnitFacts, UnitLabel } from '../facts';
import { siteFacts } from '../siteFacts';

const unit = (supplyArea: number): UnitFacts => ({ supplyArea, households: 56 });
const units: Readonly<Record<UnitLabel, UnitFacts>> = {
  '84A': unit(112.4),
  '84B': unit(113.1),
  '115': unit(151.7),
  '142A': unit(186.2),
  '142B': unit(187),
  '182': unit(238.9),
};

/** A site on which the owner has settled everything, with films, tours and the notice on other hosts. None of it is anybody's. */
export const settledFacts: Facts = {
  ...siteFacts,
  origin: 'https://www.riverview.kr',
  phone: '1600-1234',
  builder: '가온건설',
  trustee: '가온신탁',
  siteArea: '21,450.7㎡',
  buildingArea: '4,120.3㎡',
  floorAreaRatio: '249.8%',
  totalFloorArea: '81,206.4㎡',
  familySite: { label: '가온건설', url: 'https://www.gaon.kr/' },
  kakaoChannel: 'https://pf.kakao.com/_gaon/chat',
  modelHouseAddress: '대전광역시 서구 둔산로 1',
  sale: {
    approval: '대전광역시 서구 고시 제2027-1호',
    land: '대전광역시 서구 월평동 1번지, 소유권 확보',
    guarantee: '주택도시보증공사 제2027-1호',
    agencies: [{ role: '분양대행', name: '가온분양', registration: '대전서구-2027-1' }],
  },
  units,
  arrangement: {
    floors: '남쪽 동 지상 35층, 강변 동과 북쪽 동 지상 33층',
    homes: '층마다 4호',
    types: '1호와 4호 115, 2호와 3호 84A',
  },
  prices: '타입과 층에 따라 다르며 입주자모집공고에 있습니다. 계약금은 계약할 때 냅니다.',
  payments: [
    { label: '계약금', share: 10, due: '계약할 때' },
    { label: '1차 중도금', share: 30, due: '2027-06-15', interest: 4.5 },
    { label: '2차 중도금', share: 30, due: '2027-11-15', interest: 4.5 },
    { label: '잔금', share: 30, due: '2028-03-31' },
  ],
  extras: [
    { label: '발코니 확장', price: 18_000_000, units: ['84A', '84B'] },
    { label: '발코니 확장', price: 24_000_000, units: ['115', '142A', '142B', '182'] },
    { label: '시스템 에어컨', price: 6_500_000, units: ['84A', '84B', '115', '142A', '142B', '182'] },
  ],
  contractDocuments: [{ title: '모든 당첨자', text: '신분증, 인감증명서, 주민등록표등본' }],
  privacy: {
    controller: { name: '가온건설', address: '대전광역시 서구 둔산로 1' },
    officer: { name: '김가온', phone: '042-000-0001', email: 'privacy@gaon.kr' },
    processors: [{ name: '가온분양', task: '상담' }],
    transfers: [],
    backupDays: 98,
    policyDate: '2026-11-23',
  },
  films: {
    promotion: 'https://cdn.gaon.kr/films/river.mp4',
    location: 'https://youtu.be/abc-123_X',
    '84A': 'https://vimeo.com/76979871',
    '115': 'https://www.youtube.com/watch?v=abc-123_Y',
  },
  tours: { '84A': 'https://tour.gaon.kr/84A', '115': 'https://tour.gaon.kr/115' },
  recruitmentNotice: { url: 'https://apply.gaon.kr/notice.html', publishedOn: '2027-03-02' },
  salesSchedule: [
    { label: '입주자모집공고', from: '2027-03-02' },
    { label: '청약 접수', from: '2027-03-15', until: '2027-03-17' },
  ],
  salesScheduleRevised: '2027-02-25',
  leads: { ...siteFacts.leads, endpoint: '/api/leads' },
  firebase: {
    projectId: 'riverview-rehearsal',
    apiKey: 'public-key',
    authDomain: 'riverview-rehearsal.firebaseapp.com',
    appId: '1:000000000000:web:rehearsal',
    emulator: null,
  },
};
