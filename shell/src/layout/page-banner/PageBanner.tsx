import type { BannerPicture, MenuEntry } from '@riverview/contract';
import { Picture } from '@riverview/shared-ui/picture';
import type { CurrentPage } from '../current-page/ariaCurrent';
import { bannerPictures } from './bannerPictures';
import styles from './PageBanner.module.css';
import { Submenu } from './Submenu';

interface PageBannerProps {
  readonly heading: string;
  readonly picture: BannerPicture;
  readonly submenu: readonly MenuEntry[];
  readonly here: CurrentPage;
}

/** The head of a page: its picture above the waterline, its sub-menu on the reflection. Fades in 100 ms after it appears. */
export function PageBanner({ heading, picture, submenu, here }: PageBannerProps) {
  const source = bannerPictures[picture];
  const page = here.route?.path;
  return (
    <div className={styles.banner} data-picture={picture}>
      <div className={styles.above} key={`${page} above`}>
        <Picture className={styles.picture} source={source} alt="" sizes="100vw" priority />
        <h1 className={styles.heading}>{heading}</h1>
      </div>
      <div className={styles.water}>
        <div className={styles.reflection} key={`${page} below`}>
          <Picture className={styles.mirrored} source={source} alt="" sizes="100vw" fade={false} />
        </div>
        {submenu.length > 0 && <Submenu heading={heading} entries={submenu} here={here} />}
      </div>
    </div>
  );
}
