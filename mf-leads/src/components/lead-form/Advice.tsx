import type { ProblemWords } from '../../content/problems';

interface AdviceProps {
  readonly words: ProblemWords;
}

/** A sentence about a mistake whose example does not break in the middle of a number. */
export function Advice({ words }: AdviceProps) {
  if (typeof words === 'string') return words;
  return (
    <>
      {words.sentence} <span className="nowrap">{words.example}</span>
    </>
  );
}
