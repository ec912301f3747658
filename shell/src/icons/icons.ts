import favicon from './favicon.png';
import drawing from './icon.svg';
import touch from './touch-icon.png';

/** The site's sign for tabs, bookmarks and home screens: as a drawing, 48 × 48 px for whoever takes no drawing, and 180 × 180 px without corners, which phones cut themselves. */
export const icons = { drawing, favicon, touch } as const;
