import type { Facts } from '@platform/contract';
import { particle } from '@riverview/site/particle';

export const location = {
  title: ['강은 눈앞에,', '도시는 곁에'],
  lead: ({ riverName }: Facts) =>
    `${particle(riverName ?? '강', '이/가')} 서쪽과 북쪽을 감아 흐르고, 동쪽으로 둔산의 생활권이 펼쳐집니다. 조용한 풍경과 편리한 하루가 한 자리에 놓입니다.`,
  near: '가까이 본 자리',
  wide: '멀리서 본 자리',
  cardsTitle: '여섯 가지 이야기',
  cards: [
    {
      title: '강변',
      text: '거실의 창과 매일의 산책이 강으로 이어집니다. 같은 길도 물빛과 바람에 따라 날마다 다른 얼굴이 됩니다.',
    },
    {
      title: '생활권',
      text: '둔산에 갖춰진 일상을 입주하는 날부터 누립니다. 새로 익힐 것보다 이미 익숙한 것이 많은 동네입니다.',
    },
    {
      title: '교통',
      text: '도심으로도 외곽으로도 길이 시원하게 이어집니다. 나서는 길이 수월하면 하루의 시작이 가벼워집니다.',
    },
    {
      title: '교육',
      text: '배움의 시간이 동네 안에서 흐릅니다. 배정될 학교는 입주 시점에 교육청이 정합니다.',
    },
    {
      title: '공원·문화',
      text: '나무 그늘과 공연장이 주말의 목적지가 됩니다. 멀리 떠나지 않아도 쉬었다는 느낌이 남습니다.',
    },
    {
      title: '행정·업무',
      text: '출근길이 짧아지면 저녁이 길어집니다. 일터와 집 사이에 남는 시간만큼 생활이 넉넉해집니다.',
    },
  ],
  pictureAlt: '오후 햇빛을 받은 강과 강변길, 강가에 선 단지',
  placesTitle: '주변 시설',
  placesLead: '약도에 적은 이름과, 그 이름을 읽은 자료입니다. 거리와 시간은 공인된 자료가 나오는 대로 공개합니다.',
  placesCaption: '주변 시설과 출처',
  placesHead: { name: '이름', note: '안내', source: '출처와 확인일' },
  placesRead: (day: string) => `(${day.replaceAll('-', '. ')}. 확인)`,
  link: '프리미엄 보기',
} as const;
