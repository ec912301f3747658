/** Two sentences by whose width fonts are compared: syllables and spaces as Korean has them. */
export const sampleText =
  '강은 눈앞에 도시는 곁에 저녁이 오면 강이 먼저 빛납니다 창의 방향에서 시작한 설계와 하루가 흐르는 순서';
