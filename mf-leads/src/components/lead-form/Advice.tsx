interface AdviceProps {
  readonly children: string;
}

/** A sentence about a mistake whose example (예: …) does not break in the middle of a number. */
export function Advice({ children }: AdviceProps) {
  const [sentence, example] = children.split(/ (?=예: )/);
  return (
    <>
      {sentence}
      {example && <> </>}
      {example && <span className="nowrap">{example}</span>}
    </>
  );
}
