import { Fragment } from 'react';
import type { Author, CaptionedPicture, InsightDetails } from '../../domain/content.ts';
import { endOfParts } from '../../domain/preview.ts';
import type { Heading } from '../../lib/html/rich-text.ts';
import type { TextPiece } from '../../lib/html/text-pieces.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { composeLines } from '../../ui/poster/compose-lines.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './article-body.module.css';
import { ArticleSide } from './article-side.tsx';

export interface ArticleBodyProps {
  readonly article: InsightDetails;
  /** Texts by block id, split where something stands in the margin. */
  readonly pieces: ReadonlyMap<string, readonly TextPiece[]>;
  /** Headings for the table of contents; empty for a short article. */
  readonly headings: readonly Heading[];
  /** Absolute URL of the article, for sharing. */
  readonly address: string;
}

const fewestHeadings = 3;

/** Maximum number of pictures in the margin; more span the page. */
const mostInMargin = 2;

function Pictures({ pictures }: { readonly pictures: readonly CaptionedPicture[] }) {
  const inMargin = pictures.length <= mostInMargin;
  return (
    <div
      className={inMargin ? `${styles.margin} ${styles.stack}` : styles.across}
      data-count={Math.min(pictures.length, 4)}
    >
      {pictures.map(({ picture, caption }) => (
        <figure key={picture.url}>
          <Picture
            {...picture}
            sizes={`(max-width: 1024px) 100vw, ${inMargin ? 34 : 45}vw`}
            className={styles.picture}
          />
          {caption && (
            <figcaption className={styles.caption} {...textAttributes(caption)}>
              {caption}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}

const figureRoom = { total: 34, tallest: 44 };

function Piece({ piece, lead }: { readonly piece: TextPiece; readonly lead: boolean }) {
  if (piece.kind !== 'note') {
    const isQuote = piece.kind === 'quote';
    const place = isQuote ? `${styles.margin} ${styles.quote}` : styles.prose;
    return <RichText html={piece.html} lead={lead && !isQuote} className={place} />;
  }
  const { title, isFigure, html } = piece;
  return (
    <div role="note" className={`${styles.margin} ${isFigure ? styles.figure : styles.note}`}>
      {isFigure && <PosterLines lines={composeLines(title, figureRoom)} className={styles.digits} />}
      <p className={isFigure ? 'visually-hidden' : styles.noted} {...textAttributes(title)}>
        {title}
      </p>
      {html && <RichText html={html} />}
    </div>
  );
}

function Writer({ author: { title, description, thumbnail } }: { readonly author: Author }) {
  return (
    <section className={`${styles.margin} ${styles.author}`} aria-labelledby="author">
      {thumbnail && (
        <Picture {...thumbnail} alt="" sizes="(max-width: 1024px) 50vw, 34vw" className={styles.portrait} />
      )}
      <div className={styles.about}>
        <h2 id="author">{title}</h2>
        {description && <p>{description}</p>}
      </div>
    </section>
  );
}

export function ArticleBody({ article, pieces, headings, address }: ArticleBodyProps) {
  const firstText = article.content.find(({ kind }) => kind === 'text');
  const isLong = headings.length >= fewestHeadings;
  return (
    <div className={`grid ${styles.body} ${isLong ? styles.long : ''}`}>
      <ArticleSide title={article.title} address={address} headings={isLong ? headings : []} />
      <div className={styles.column}>
        {article.author && <Writer author={article.author} />}
        {article.content.map((block) => (
          <Fragment key={block.id}>
            {block.place !== undefined && <template data-preview-part={`row-${block.place}`} />}
            {block.kind === 'pictures' ? (
              <Pictures pictures={block.pictures} />
            ) : (
              pieces.get(block.id)?.map((piece, index) => (
                <Piece
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text is cut once, on the server, and its pieces have no names.
                  key={index}
                  piece={piece}
                  lead={block === firstText && index === 0}
                />
              ))
            )}
          </Fragment>
        ))}
        {article.content.some(({ place }) => place !== undefined) && <template data-preview-part={endOfParts} />}
      </div>
    </div>
  );
}
