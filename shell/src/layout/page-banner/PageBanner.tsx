import type { BannerPicture, MenuEntry } from '@platform/contract';
import { Picture, type PictureSource } from '@riverview/shared-ui/picture';
import type { CurrentPage } from '../current-page/ariaCurrent';
import { bannerPictures } from './bannerPictures';
import styles from './PageBanner.module.css';
import { Submenu } from './Submenu';

/** Under a veil nobody sees the last hundredths of sharpness; without them a phone takes a picture of half the weight. */
const sharpness = 0.96;

/** A picture that covers its box is as wide as the box's height asks for; the height is that of `.above`. */
function coveringSizes({ width, height }: PictureSource): string {
  return `max(98vw, clamp(14.5rem, 8rem + 20vw, 26rem) * ${((sharpness * width) / height).toFixed(3)})`;
}

interface PageBannerProps {
  readonly heading: string;
  readonly picture: BannerPicture;
  readonly submenu: readonly MenuEntry[];
  readonly here: CurrentPage;
}

/** The head of a page: its picture above the waterline, its sub-menu on the reflection. Fades in 100 ms after it appears. */
export function PageBanner({ heading, picture, submenu, here }: PageBannerProps) {
  const source = bannerPictures[picture];
  const sizes = coveringSizes(source);
  const page = here.route?.path;
  return (
    <div className={styles.banner} data-picture={picture}>
      <div className={styles.above} key={`${page} above`}>
        <Picture className={styles.picture} source={source} alt="" sizes={sizes} priority />
        <h1 className={styles.heading}>{heading}</h1>
      </div>
      <div className={styles.water}>
        <div className={styles.reflection} key={`${page} below`}>
          <Picture className={styles.mirrored} source={source} alt="" sizes={sizes} fade={false} />
        </div>
        {submenu.length > 0 && <Submenu heading={heading} entries={submenu} here={here} />}
      </div>
    </div>
  );
}
