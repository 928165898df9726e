import type { Heading } from '../../content/rich-text.ts';
import type { CaptionedPicture, InsightDetails } from '../../content/types.ts';
import { textAttributes } from '../../shared/language.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { articlePart } from './article.parts.ts';
import styles from './article-body.module.css';

export interface ArticleBodyProps {
  readonly article: InsightDetails;
  /** Sections of the article; a short one has too few to list. */
  readonly headings: readonly Heading[];
  /** The article's full address, for others to share. */
  readonly address: string;
}

const fewestHeadings = 3;

function shareLinks(title: string, address: string): readonly (readonly [label: string, href: string])[] {
  const url = encodeURIComponent(address);
  return [
    ['X', `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ];
}

function Pictures({ pictures }: { readonly pictures: readonly CaptionedPicture[] }) {
  return (
    <div className={styles.pictures} data-count={Math.min(pictures.length, 4)}>
      {pictures.map(({ picture, caption }) => (
        <figure key={picture.url}>
          <Picture {...picture} sizes="(max-width: 1024px) 100vw, 50vw" className={styles.picture} />
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

export function ArticleBody({ article, headings, address }: ArticleBodyProps) {
  const firstText = article.content.find(({ kind }) => kind === 'text');
  const isLong = headings.length >= fewestHeadings;
  return (
    <div className={`grid ${styles.body}`}>
      {isLong && <i className={styles.progress} data-part={articlePart('progress')} aria-hidden="true" />}
      <aside className={styles.side}>
        {isLong && (
          <nav aria-labelledby="contents">
            <h2 id="contents">In this article</h2>
            <ol className={styles.contents}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} {...textAttributes(text)}>
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.passing} data-motion="article" data-address={address}>
          <h2 id="share">Pass it on</h2>
          <ul className={styles.share} aria-labelledby="share">
            {shareLinks(article.title, address).map(([label, href]) => (
              <li key={label}>
                <a href={href} rel="noopener">
                  <span className="visually-hidden">Share on </span>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <button type="button" data-part={articlePart('copy')} hidden>
                Copy link
              </button>
            </li>
            <li>
              <button type="button" data-part={articlePart('sheet')} hidden>
                Share …
              </button>
            </li>
          </ul>
          <p role="status" data-part={articlePart('status')} />
        </div>
      </aside>
      <div className={styles.blocks}>
        {article.content.map((block) =>
          block.kind === 'text' ? (
            <RichText key={block.id} html={block.html} lead={block === firstText} className={styles.prose} />
          ) : (
            <Pictures key={block.id} pictures={block.pictures} />
          ),
        )}
        {article.author && (
          <section className={styles.author} aria-labelledby="author">
            {article.author.thumbnail && (
              <Picture {...article.author.thumbnail} alt="" sizes="24vw" className={styles.portrait} />
            )}
            <div>
              <h2 id="author">{article.author.title}</h2>
              {article.author.description && <p>{article.author.description}</p>}
            </div>
          </section>
        )}
      </div>
    </div>
  );
}
