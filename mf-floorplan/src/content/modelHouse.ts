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
  stage: (label: string, room: string) =>
    `${label} 타입 ${room} 360° VR. 화살표 키로 둘러보고 더하기와 빼기 키로 확대하거나 축소합니다.`,
  here: (room: string) => `${room}에 서 있습니다`,
  goTo: (room: string) => `${room}(으)로 이동`,
  zoomIn: '확대',
  zoomOut: '축소',
  left: '왼쪽 보기',
  right: '오른쪽 보기',
  gyroscope: '기기를 움직여 보기',
  gyroscopeOff: '기기 움직임 끄기',
  map: '평면도에서 보는 위치',
  noWebgl: '이 기기에서는 360° VR을 그릴 수 없어 사진으로 보여 드립니다.',
  lost: '그래픽 연결이 끊겨 사진으로 보여 드립니다.',
  noPicture: '360° 사진을 불러오지 못해 일반 사진으로 보여 드립니다.',
  noViewer: 'VR을 불러오지 못해 사진으로 보여 드립니다. 연결을 확인하고 다시 시도해 주세요.',
  retry: '다시 시도',
  stills: '사진으로 둘러보기',
  stillsLead: (label: string) => `${label} 타입의 공간을 정지 화면으로 보여 드립니다.`,
  disclaimer:
    'VR은 견본 주택을 바탕으로 제작한 것으로 전시품과 유상옵션이 포함되어 있으며 실제 시공과 다를 수 있습니다.',
} as const;

/** Names of the places a tour stands in. */
export const sceneNames = {
  living: '거실',
  kitchen: '주방·식당',
  dining: '주방·식당',
  master: '침실 1',
  bed2: '침실 2',
  bed3: '침실 3',
  entry: '현관',
} as const;
