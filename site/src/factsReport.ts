import type { Facts } from './facts';
import { launchGaps, openFacts } from './openFacts';

const headings = { launch: '공개하기 전에 정할 것', notice: '입주자모집공고와 함께 정할 것' } as const;

/**
 * What `npm run facts` says: every open fact with what asks for it, and the code it ends with.
 *
 * @param launch whether it is asked as the last step before the site is public
 */
export function factsReport(
  facts: Facts,
  { launch }: { readonly launch: boolean },
): { readonly text: string; readonly code: 0 | 1 } {
  const open = openFacts(facts);
  const gaps = launchGaps(facts).length;
  const sections = (['launch', 'notice'] as const).flatMap((due) => {
    const lines = open
      .filter((fact) => fact.due === due)
      .map((fact) => `  ${fact.name} (${fact.path})\n    ${fact.because}`);
    return lines.length > 0 ? [`${headings[due]}: ${lines.length}건`, ...lines, ''] : [];
  });
  const verdict =
    gaps > 0
      ? `공개할 수 없습니다: 정하지 않은 항목이 ${gaps}건 있습니다. site/src/siteFacts.ts에 적어 주세요.`
      : '공개할 수 있습니다: 공개에 필요한 항목이 모두 정해졌습니다.';
  return { text: `${[...sections, verdict].join('\n')}\n`, code: launch && gaps > 0 ? 1 : 0 };
}
