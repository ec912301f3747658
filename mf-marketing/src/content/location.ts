import type { Facts } from '@platform/contract';

export const location = {
  title: ['강은 눈앞에,', '도시는 곁에'],
  lead: ({ riverName }: Facts) =>
    `앞으로는 ${riverName ?? '강'}의 물길이 지나고, 뒤로는 둔산의 생활권이 펼쳐집니다. 조용한 풍경과 편리한 하루가 한 자리에 놓입니다.`,
  near: '가까이 본 자리',
  wide: '멀리서 본 자리',
  wideAlt: ({ projectName }: Facts) => `강을 따라 놓인 도시 안에서 ${projectName}의 자리를 그린 약도`,
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
      text: '배움의 시간이 동네 안에서 흐릅니다. 오가는 길에 쓰던 시간은 아이에게 돌아갑니다.',
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
  pictureAlt: '아침 햇빛을 받은 강과 강 건너의 도시',
  placesTitle: '주변의 자리',
  placesCaption: '주변 시설과 출처',
  placesHead: { name: '이름', note: '안내', source: '출처' },
  link: '프리미엄 보기',
} as const;
