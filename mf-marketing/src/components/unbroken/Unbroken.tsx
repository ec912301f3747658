interface UnbrokenProps {
  readonly text: string;
}

/** A number with its sign and what is bound to it: `85㎡를`, `75%를`. */
const measure = /(\d[\d,.]*[㎡%]\S*)/;

/** A sentence that keeps its measures whole: a line may otherwise end between a number and ㎡, or after a per cent sign. */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(measure).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
