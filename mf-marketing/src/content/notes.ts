/** Sentences that stand under pictures and unknown values throughout the module. */
export const notes = {
  picture: '이미지는 소비자의 이해를 돕기 위해 제작한 것으로 실제와 다를 수 있습니다.',
  caption: '이해를 돕기 위한 이미지',
  map: '약도는 위치의 이해를 돕기 위해 그린 것으로 축척과 지형이 실제와 다릅니다.',
  surroundings: '주변 개발계획은 인허가 과정과 정부 정책에 따라 변경되거나 연기, 취소될 수 있습니다.',
  later: '추후 공개',
  laterRows: '추후 공개로 표시한 항목은 인허가와 입주자모집공고에 따라 확정되는 대로 이 페이지에 공개합니다.',
  units: '타입과 유상옵션에 따라 적용 범위가 다를 수 있습니다.',
  sources: '출처',
  newTab: '새 창에서 열림',
} as const;
