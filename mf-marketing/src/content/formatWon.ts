const hundredMillion = 100_000_000;
const tenThousand = 10_000;

/** An amount as it is spoken: `530000000` → 5억 3,000만원. Whole ten thousands only, as contracts are written. */
export function formatWon(won: number): string {
  const eok = Math.floor(won / hundredMillion);
  const man = Math.floor((won % hundredMillion) / tenThousand);
  const parts = [eok > 0 && `${eok.toLocaleString('ko-KR')}억`, man > 0 && `${man.toLocaleString('ko-KR')}만`];
  return parts.some(Boolean) ? `${parts.filter(Boolean).join(' ')}원` : '0원';
}

/** The same to the won, for what is no round amount: `5301230` → 5,301,230원. */
export const formatWonExactly = (won: number): string => `${won.toLocaleString('ko-KR')}원`;
