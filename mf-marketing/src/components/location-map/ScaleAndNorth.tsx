import { map } from '../../content/map';

interface ScaleAndNorthProps {
  readonly className: string | undefined;
  readonly metres: number;
  /** How long the bar is, in per cent of the sheet. */
  readonly share: number;
}

/** A map's scale and its needle, ending at the right of a box as wide as the sheet; the sheet itself is drawn with north above. */
export function ScaleAndNorth({ className, metres, share }: ScaleAndNorthProps) {
  return (
    <svg className={className} aria-hidden="true">
      <text x={`${100 - share}%`} y="34" strokeWidth="3">
        {map.metres(metres)}
      </text>
      <rect x={`${100 - share}%`} y="46" width={`${share}%`} height="5" fill="#fbfaf7" stroke="currentColor" />
      <rect x={`${100 - share}%`} y="46" width={`${share / 2}%`} height="5" fill="currentColor" />
      <svg x="100%" overflow="visible" aria-hidden="true">
        <path d="M-13 40l7-28 7 28-7-6z" fill="currentColor" stroke="#fbfaf7" />
        <path d="M-10 8V-3l8 11V-3" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </svg>
  );
}
