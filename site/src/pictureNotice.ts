/** What stands near the pictures of this site, all of which are made, none photographed. 표시·광고의 공정화에 관한 법률 제3조. */
export const pictureNotice =
  '컴퓨터그래픽(CG)으로 제작한 이미지로 소비자의 이해를 돕기 위한 것이며 실제와 다를 수 있습니다.';

/** The same on a picture that is decoration, above a page whose foot says the whole of it. */
export const pictureWord = 'CG 이미지';

/** The same on a page in another language. */
export const pictureWordIn = (language: string | undefined): string =>
  ({ en: 'CG image', 'zh-Hans': 'CG 图像' })[language ?? ''] ?? pictureWord;

/** The same in a caption, where there is room for a few words. */
export const pictureMark = 'CG 이미지 · 실제와 다를 수 있습니다';
