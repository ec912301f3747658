interface UnbrokenProps {
  readonly text: string;
}

/** A number with its sign, and the particle and the comma that are bound to it: `85㎡를`, `182㎡까지,`. */
const measure = /(\d[\d,.]{0,11}[㎡%][^\s·,]{0,6},?)/;

/** A text that keeps its measures whole: a line may otherwise end between a number and ㎡, or after a per cent sign. */
export function Unbroken({ text }: UnbrokenProps) {
  return text.split(measure).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same measure may stand twice, and none moves.
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
