import { type ParticlePair, particle } from '@riverview/site/particle';
import { siteFacts } from '@riverview/site/siteFacts';

const pairs: readonly ParticlePair[] = ['이/가', '은/는', '을/를', '과/와', '으로/로'];

/** Names that sentences are made with: what the owner may change, the types and their rooms. */
const names = [
  siteFacts.projectName,
  siteFacts.phone,
  siteFacts.moveIn,
  siteFacts.scale,
  ...Object.keys(siteFacts.units),
  ...['거실', '주방', '식당', '침실', '안방', '욕실', '현관', '발코니', '팬트리', '드레스룸', '대피공간'],
];

/** Names in a text that are followed by the particle of another sound: `발코니이`. */
export function wrongParticles(text: string): string[] {
  return names.flatMap((name) =>
    pairs.flatMap((pair) => {
      const right = particle(name, pair);
      return pair
        .split('/')
        .map((one) => name + one)
        .filter((one) => one !== right && new RegExp(`(?<![가-힣\\dA-Z])${one}(?![가-힣])`).test(text));
    }),
  );
}
