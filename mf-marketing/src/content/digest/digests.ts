import type { Facts } from '@platform/contract';
import { chinese } from './chinese';
import type { Digest } from './digest';
import { english } from './english';

export const digests = { en: english, 'zh-Hans': chinese } as const satisfies Readonly<
  Record<keyof Facts['names'], Digest>
>;

/** What screen readers say behind a link to a page in Korean. */
export const inKorean: Readonly<Record<keyof Facts['names'], string>> = { en: '(in Korean)', 'zh-Hans': '（韩文）' };
