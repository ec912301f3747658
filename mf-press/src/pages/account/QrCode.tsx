import { generate } from 'lean-qr';

interface QrCodeProps {
  readonly text: string;
  /** What it is, for whoever does not see it. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** Modules of white around a code, without which cameras do not find it: ISO/IEC 18004 asks for four. */
const margin = 4;

/** A text as a QR code, one path of squares. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const code = generate(text);
  const size = code.size + 2 * margin;
  let squares = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares += `M${x + margin} ${y + margin}h1v1h-1z`;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares} fill="#000" />
    </svg>
  );
}
