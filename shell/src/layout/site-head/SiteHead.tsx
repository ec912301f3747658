import { useFacts } from '@platform/runtime';
import { Fragment } from 'react';
import type { PageHead } from './pageHead';

/** The colour of `--night`, on which every page begins; a `<meta>` cannot read a custom property. */
const themeColor = '#14212c';

interface SiteHeadProps {
  readonly head: PageHead;
}

/** All tags of the document's head that depend on the page. React hoists them. JSON-LD is the composer's. */
export function SiteHead({ head }: SiteHeadProps) {
  const { verification } = useFacts();
  const { title, siteName, description, canonical, locale, robots, publishedAt, images, imageAlt } = head;
  return (
    <>
      <title>{title}</title>
      {description !== null && <meta name="description" content={description} />}
      <meta name="robots" content={robots} />
      {canonical && <link rel="canonical" href={canonical} />}
      <meta name="theme-color" content={themeColor} />
      <meta property="og:type" content={publishedAt ? 'article' : 'website'} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale} />
      <meta property="og:title" content={title} />
      {description !== null && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {images.map(({ src, size }) => (
        <Fragment key={src}>
          <meta property="og:image" content={src} />
          {size && <meta property="og:image:width" content={String(size[0])} />}
          {size && <meta property="og:image:height" content={String(size[1])} />}
          <meta property="og:image:alt" content={imageAlt} />
        </Fragment>
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      {description !== null && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={images[0]?.src} />
      {verification.naver && <meta name="naver-site-verification" content={verification.naver} />}
      {verification.google && <meta name="google-site-verification" content={verification.google} />}
    </>
  );
}
