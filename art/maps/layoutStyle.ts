import { round } from './random';
import type { Site } from './site';
import { treeSymbols } from './trees';

/** The hand of the site layout: the house's palette, letters of 13 px and more where the sheet is 672 px wide. */
export const styleSheet = [
  '.block{fill:#e9eae4}.house{fill:#fbfbf8;stroke:#c9cdc4;stroke-width:1.4}.ridge{stroke:#dcdfd7;stroke-width:1.2}',
  '.bank{fill:#dbe4cd}.contour{fill:none;stroke:#b5c4a0;stroke-width:1;stroke-dasharray:14 5}',
  '.edge{fill:none;stroke:#7d8fae;stroke-width:2.4}.wave{fill:none;stroke:#f7f8f6;stroke-opacity:.65;stroke-width:1.5}',
  '.reed{fill:none;stroke:#a3a574;stroke-width:7;stroke-dasharray:.1 9;stroke-linecap:round}',
  '.cycle{fill:#dcae98}.step{fill:#f3efe6;stroke:#b9ad98;stroke-width:1}',
  '.road{fill:#fff;stroke:#c6cac3;stroke-width:1.5}.lane{fill:none;stroke:#b9bdb6;stroke-width:1.6;stroke-dasharray:16 12}',
  '.kerb{fill:none;stroke:#c2a878}.street{fill:none;stroke:#fbf1dd}.deck{fill:none;stroke:#46565f}',
  '.ground{fill:#eee9df}.boundary{fill:none;stroke:#87560f;stroke-width:3;stroke-dasharray:26 7 4 7}',
  '.lawn{fill:#cfdcba}.hedge{fill:none;stroke:#8fa777;stroke-width:6.5;stroke-dasharray:.1 7.4;stroke-linecap:round}',
  '.path{fill:#f8f4ec;stroke:#cdbfa5;stroke-width:1.4}.slabs{fill:none;stroke:#dccfb8;stroke-dasharray:1.4 8}.drive{fill:#e3e3df;stroke:#b9bdb6;stroke-width:1.6}',
  '.place{fill:#f8f4ec;stroke:#b9a98f;stroke-width:2}.joint{fill:none;stroke:#cdbfa5;stroke-width:1.6}',
  '.rim{fill:#f8f4ec;stroke:#b9a98f;stroke-width:1.6}.pond{fill:#a9bcd2;stroke:#7d8fae;stroke-width:1.4}.ripple{fill:none;stroke:#dfe7ef;stroke-width:1.3}',
  '.shade{fill:#15222d;fill-opacity:.2}.podium{fill:#f2e6d2;stroke:#87560f;stroke-opacity:.6;stroke-width:1.8}.deck-roof{fill:none;stroke:#cdb68e;stroke-width:1.3}',
  '.tower{fill:#fbfaf7;stroke:#15222d;stroke-width:3}.roof{fill:none;stroke:#15222d;stroke-opacity:.4;stroke-width:1.5}.top{fill:#eceae4;stroke:#15222d;stroke-opacity:.22;stroke-width:1.2}.core{fill:#d8d4cb;stroke:#15222d;stroke-opacity:.55;stroke-width:1.4}',
  '.way-in{fill:#15222d;stroke:#fbfaf7;stroke-width:3}',
  'text{text-anchor:middle;fill:#15222d;paint-order:stroke;stroke:#fbfaf7;stroke-width:8px;stroke-linejoin:round}',
  '.building{font-size:38px;font-weight:700}.garden{font-size:32px;font-weight:600;fill:#33472c}.gate{font-size:32px;font-weight:600}.small{font-size:31px;font-weight:600}',
].join('');

/** Shadows fall away from the sun; the sheet's upper edge is north. */
const shadow = ({ sun }: Site, id: string, length: number, blur: number, alpha: number) => {
  const a = ((sun.bearing + 180) * Math.PI) / 180;
  const [dx, dy] = [round(length * Math.sin(a)), round(-length * Math.cos(a))];
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#15222d" flood-opacity="${alpha}"/></filter>`;
};

export const defs = (site: Site) =>
  [
    '<linearGradient id="water" gradientUnits="userSpaceOnUse" x1="0" y1="1200" x2="700" y2="0"><stop offset="0" stop-color="#cdbdc2"/><stop offset=".5" stop-color="#abacc4"/><stop offset="1" stop-color="#90a4c4"/></linearGradient>',
    `<pattern id="grass" width="11" height="9" patternUnits="userSpaceOnUse"><path d="M2 3v-2M7.5 8v-2" stroke="#b3c49b" stroke-width="1.1"/></pattern>`,
    `<pattern id="paving" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(${round(site.front - 180)})"><path d="M0 0H12M0 6H12M0 0V6M6 6V12" stroke="#ddd4c4" stroke-width=".9"/></pattern>`,
    shadow(site, 'low', 6, 3, 0.26),
    shadow(site, 'high', 20, 6, 0.3),
    treeSymbols(),
  ].join('');
