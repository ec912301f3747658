import { Link, useFacts } from '@platform/runtime';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import { pictureAddress } from '../../api/pictureAddress';
import styles from './ArticleBody.module.css';
import { type Block, type Line, type PostPicture, parseMarkup, parsePlain } from './parseMarkup';
import { isElsewhere, isFile } from './safeHref';

interface ArticleBodyProps {
  readonly content: string;
  /** Its lines are read as markup. Posts from before there was any are not. */
  readonly isMarked: boolean;
  /** Level of its headings: below the article's title. */
  readonly heading: 'h2' | 'h3';
}

/** The text of an article as elements: nothing in it is ever taken for HTML. */
export function ArticleBody({ content, isMarked, heading }: ArticleBodyProps) {
  const blocks = isMarked ? parseMarkup(content) : parsePlain(content);
  return (
    <div className={styles.body}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place.
        <BlockView key={at} block={block} heading={heading} />
      ))}
    </div>
  );
}

function BlockView({ block, heading: Heading }: { readonly block: Block } & Pick<ArticleBodyProps, 'heading'>) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading className={styles.heading} dir="auto">
          <Words line={block.line} />
        </Heading>
      );
    case 'paragraph':
      return <Paragraph line={block.line} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          {block.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place.
            <Paragraph key={at} line={line} />
          ))}
        </blockquote>
      );
    case 'picture':
      return <Picture {...block.picture} />;
    case 'bullets':
      return <ul className={styles.bullets}>{block.lines.map(item)}</ul>;
    case 'numbers':
      return <ol className={styles.numbers}>{block.lines.map(item)}</ol>;
  }
}

const item = (line: Line, at: number) => (
  <li key={at} dir="auto">
    <Words line={line} />
  </li>
);

/** A site that keeps no pictures (any more) still says what there was to be seen. */
function Picture({ id, alt, width, height }: PostPicture) {
  const src = pictureAddress(useFacts().firebase, id);
  if (src === null) return <Paragraph line={[alt]} />;
  return <img className={styles.picture} src={src} alt={alt} {...{ width, height }} loading="lazy" decoding="async" />;
}

function Paragraph({ line }: { readonly line: Line }) {
  return (
    <p dir="auto">
      <Words line={line} />
    </p>
  );
}

function Words({ line }: { readonly line: Line }) {
  return line.map((run, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no name but their place.
    if (typeof run === 'string') return <Unbroken key={at} text={run} />;
    const { text, href } = run;
    return isElsewhere(href) || isFile(href) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <a key={at} className={styles.link} href={href} {...(isElsewhere(href) && { target: '_blank', rel: 'noopener' })}>
        {text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Link key={at} className={styles.link} to={href}>
        {text}
      </Link>
    );
  });
}
