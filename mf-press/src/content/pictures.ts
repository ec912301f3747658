/** Words of the tool that puts a picture into a post. */
export const pictureWords = {
  legend: '사진',
  file: '사진 파일',
  fileHint: '긴 쪽이 1,600픽셀이 되도록 줄여 올립니다. 촬영 위치 같은 정보는 지워집니다.',
  noFile: '사진 파일을 골라 주세요',
  alt: '사진 설명',
  altHint: '화면을 보지 못하는 분께 읽어 드리는 글입니다. 무엇이 보이는지 적어 주세요.',
  noAlt: '사진에 무엇이 보이는지 적어 주세요',
  add: '사진 넣기',
  adding: '올리는 중...',
  added: '사진을 글에 넣었습니다.',
} as const;

/** Why a picture could not be put in, for its code. */
export function pictureError(code: string): string {
  if (code === 'picture-unreadable') return '이 파일은 사진으로 읽을 수 없습니다. JPEG, PNG, WebP 파일을 골라 주세요.';
  if (code === 'storage/unauthorized' || code === 'storage/unauthenticated')
    return '사진을 올릴 권한이 없거나 로그인이 만료되었습니다. 다시 로그인해 주세요.';
  return '사진을 올리지 못했습니다. 잠시 후 다시 시도해 주세요.';
}
