/** What the walk through the model house says, inside its frame. */
export const tourContent = {
  title: '360° VR 둘러보기',
  loading: 'VR을 불러오고 있습니다',
  stage: (label: string, room: string) =>
    `${label} 타입 ${room} 360° VR. 화살표 키로 둘러보고 더하기와 빼기 키로 확대하거나 축소합니다.`,
  here: (room: string) => `${room}에 서 있습니다`,
  goTo: (room: string) => `${room} 쪽으로 이동`,
  controls: '시점 조작',
  zoomIn: '확대',
  zoomOut: '축소',
  left: '왼쪽 보기',
  right: '오른쪽 보기',
  gyroscope: '기기를 움직여 보기',
  map: '평면도에서 보는 위치',
} as const;

/** Names of the places a tour stands in. */
export const sceneNames = {
  living: '거실',
  kitchen: '주방·식당',
  master: '침실 1',
  bed2: '침실 2',
  bed3: '침실 3',
  hall: '현관·복도',
} as const;
