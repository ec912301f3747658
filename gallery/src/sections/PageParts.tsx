import { FilmPlayer } from '@riverview/shared-ui/film-player';
import { PageHead } from '@riverview/shared-ui/page-head';
import { riverDay } from '@riverview/site/pictures/river-day';
import styles from '../Gallery.module.css';
import { words } from '../words';
import { GallerySection } from './GallerySection';

const { title, lead, film, soon, player } = words.page;
const common = {
  title: film,
  poster: riverDay,
  posterAlt: '',
  posterSizes: { film: '(max-width: 900px) 89vw, 44vw', frame: '(max-width: 900px) 119vw, 44vw' },
  words: player,
  language: 'ko',
  className: styles.film,
} as const;

/** How a page begins, a film whose address does not answer, and one that is not made yet. */
export function PageParts() {
  return (
    <GallerySection title={words.sections.page}>
      <PageHead title={title} lead={lead} />
      <div className={styles.columns}>
        <FilmPlayer {...common} address="/missing.mp4" files={null}>
          {soon}
        </FilmPlayer>
        <FilmPlayer {...common} address={null} files={null}>
          <p>{soon}</p>
        </FilmPlayer>
      </div>
    </GallerySection>
  );
}
