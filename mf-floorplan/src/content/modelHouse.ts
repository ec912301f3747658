import { pictureNotice } from '@riverview/site/pictureNotice';

/** What the E-model house says. */
export const modelHouseContent = {
  heading: 'E-모델하우스 VR 둘러보기',
  tabs: '타입',
  hint: '화면의 아무 곳이나 누르면 VR을 볼 수 있습니다',
  start: (label: string) => `${label} 둘러보기`,
  fullScreen: '전체 화면',
  leaveFullScreen: '전체 화면 끝내기',
  loading: 'VR을 불러오고 있습니다',
  frameTitle: (label: string) => `${label} 타입 VR`,
  openOutside: '새 창에서 VR 열기',
  outsideHint: 'VR이 보이지 않으면 새 창으로 열어 보세요.',
  preparing: (label: string) => `${label} 타입 VR을 준비하고 있습니다`,
  preparingLead: '완성되는 대로 이곳에 공개합니다. 먼저 평면을 살펴보세요.',
  toPlan: (label: string) => `${label} 평면 보기`,
  roomOf: (label: string, room: string) => `${label} 타입 ${room}`,
  rooms: '공간 이동',
  noWebgl: '이 기기에서는 360° VR을 그릴 수 없어 사진으로 보여 드립니다.',
  lost: '그래픽 연결이 끊겨 사진으로 보여 드립니다.',
  noPicture: '360° 사진을 불러오지 못해 일반 사진으로 보여 드립니다.',
  noViewer: 'VR을 불러오지 못해 사진으로 보여 드립니다. 연결을 확인하고 다시 시도해 주세요.',
  retry: '다시 시도',
  stills: '이미지로 둘러보기',
  stillsLead: `두 타입의 공간을 한 장씩 천천히 보여 드립니다. ${pictureNotice}`,
  /** What the rooms show of plan and view. */
  extended: '발코니를 확장한 평면을 바탕으로 하였습니다(확장비 별도). 창밖의 조망은 동·층·호수에 따라 다릅니다.',
  stillsOf: (label: string) => `${label} 타입 이미지`,
  toFilms: '세대안내 영상 보기',
  disclaimer: `${pictureNotice} VR도 같습니다. 전시품과 유상옵션이 포함되어 있으며 실제 시공과 다를 수 있습니다.`,
} as const;
