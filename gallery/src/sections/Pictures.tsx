import { Button, textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow, IconPlay } from '@riverview/shared-ui/icon';
import { Picture, type PictureSource } from '@riverview/shared-ui/picture';
import { Slider } from '@riverview/shared-ui/slider';
import { StartButton } from '@riverview/shared-ui/start-button';
import { hero } from '@riverview/site/pictures/hero';
import { living84A } from '@riverview/site/pictures/living-84A';
import { riverDay } from '@riverview/site/pictures/river-day';
import { useState } from 'react';
import styles from '../Gallery.module.css';
import { galleryPortrait } from '../pictures/gallery-portrait';
import { words } from '../words';
import { GallerySection } from './GallerySection';

const wide = '(max-width: 900px) 100vw, 89vw';
/** Bytes that no decoder takes for a picture. */
const nothing = 'data:image/avif;base64,AAAA';
const broken: PictureSource = { ...riverDay, src: nothing, avif: `${nothing} 480w`, webp: `${nothing} 480w` };

const slides = [hero, riverDay, living84A].map((source, index) => {
  const [title, text] = words.slider.slides[index] ?? ['', ''];
  return {
    id: title,
    title,
    content: (
      <div className={styles.slide}>
        <Picture className={styles.slidePicture} source={source} alt="" sizes={wide} />
        <div className={styles.caption}>
          <b>{title}</b>
          <span>{text}</span>
          <a className={textLinkClass({ onDark: true })} href="#top">
            {words.slider.more}
            <IconArrow />
          </a>
        </div>
      </div>
    ),
  };
});

/** Pictures that arrive, fade and fail, the slider, and a picture that is one button. */
export function Pictures() {
  const [day, setDay] = useState(true);
  return (
    <>
      <GallerySection title={words.sections.pictures}>
        <Picture
          className={styles.mainPicture}
          source={hero}
          mobileSource={galleryPortrait}
          alt={words.pictures.main}
          sizes={wide}
          priority
        />
        <div className={styles.columns}>
          <Picture
            className={styles.smallPicture}
            source={day ? riverDay : living84A}
            alt={words.pictures.lazy}
            sizes="(max-width: 900px) 89vw, 44vw"
          />
          <Picture className={styles.smallPicture} source={broken} alt={words.pictures.broken} sizes={wide} />
        </div>
        <Button variant="line" onClick={() => setDay(!day)}>
          {words.pictures.another}
        </Button>
      </GallerySection>
      <GallerySection title={words.sections.slider}>
        <Slider label={words.slider.label} labels={{ ...words.slider, slide: words.slider.position }} slides={slides} />
      </GallerySection>
      <GallerySection title={words.sections.start}>
        <div className={styles.start}>
          <Picture className={styles.startPicture} source={living84A} alt="" sizes={wide} />
          <StartButton icon={<IconPlay />}>{words.start}</StartButton>
        </div>
      </GallerySection>
    </>
  );
}
