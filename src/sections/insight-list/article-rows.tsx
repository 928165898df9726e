import { longDate } from '../../config/brand/dates.ts';
import type { InsightCard } from '../../domain/content.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './article-rows.module.css';

/** Remaining articles of a page, as rows. */
export function ArticleRows({ articles }: { readonly articles: readonly InsightCard[] }) {
  const language = useLanguage();
  const words = useWords();
  if (articles.length === 0) return null;
  return (
    <div className={styles.rows}>
      {articles.map((article) => (
        <article key={article.id} className={styles.row} data-slug={article.slug}>
          <p className={styles.facts}>
            {article.categories.length > 0 && (
              <b>{article.categories.map(({ title }) => title).join(words.text.comma)}</b>
            )}
            <time dateTime={article.postDate}>{longDate(article.postDate, language)}</time>
          </p>
          <h2 className={styles.title} {...textAttributes(article.title)}>
            <a href={`/insights/${article.slug}`}>{article.title}</a>
          </h2>
          {article.description && (
            <p className={styles.description} data-part="description" {...textAttributes(article.description)}>
              {article.description}
            </p>
          )}
          <p className={styles.source}>
            {article.readingNote && <span>{article.readingNote}</span>}
            {article.author && <span>{article.author.title}</span>}
            <span className={styles.more} aria-hidden="true">
              {words.page.readMore}
            </span>
          </p>
          {article.thumbnail ? (
            <Picture {...article.thumbnail} alt="" sizes="(max-width: 768px) 40vw, 20vw" className={styles.picture} />
          ) : (
            <DrawnScreen name={article.title} className={styles.picture} />
          )}
        </article>
      ))}
    </div>
  );
}
