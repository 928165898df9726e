import { useWords } from '../../i18n/language-context.ts';
import type { Heading } from '../../lib/html/rich-text.ts';
import { textAttributes } from '../../lib/text/language.ts';
import styles from './article-side.module.css';

function shareLinks(title: string, address: string): readonly (readonly [label: string, href: string])[] {
  const url = encodeURIComponent(address);
  return [
    ['X', `https://x.com/intent/post?url=${url}&text=${encodeURIComponent(title)}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ];
}

export interface ArticleSideProps {
  readonly title: string;
  /** Absolute URL of the article, for sharing. */
  readonly address: string;
  /** Entries of the table of contents; empty for a short article. */
  readonly headings: readonly Heading[];
}

/** Table of contents and share links of an article. */
export function ArticleSide({ title, address, headings }: ArticleSideProps) {
  const { article: words } = useWords();
  return (
    <aside className={styles.side}>
      {headings.length > 0 && (
        <nav aria-labelledby="contents">
          <h2 id="contents">{words.contents}</h2>
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
        <h2 id="share">{words.share}</h2>
        <ul className={styles.share} aria-labelledby="share">
          {shareLinks(title, address).map(([label, href]) => (
            <li key={label}>
              <a href={href} rel="noopener">
                <span className="visually-hidden">{words.shareOn}</span>
                {label}
              </a>
            </li>
          ))}
          <li>
            <button type="button" data-part="copy" hidden>
              {words.copy}
            </button>
          </li>
          <li>
            <button type="button" data-part="sheet" hidden>
              {words.sheet}
            </button>
          </li>
        </ul>
        <p role="status" data-part="status" />
      </div>
    </aside>
  );
}
