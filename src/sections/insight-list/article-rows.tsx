import type { InsightCard } from '../../content/types.ts';
import { longDate } from '../../site/dates.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './article-rows.module.css';

/** The rest of a page of articles, as rows. */
export function ArticleRows({ articles }: { readonly articles: readonly InsightCard[] }) {
  if (articles.length === 0) return null;
  return (
    <div className={styles.rows}>
      {articles.map((article) => (
        <article key={article.id} className={styles.row}>
          <p className={styles.facts}>
            <b>{article.categories.map(({ title }) => title).join(', ')}</b>
            <time dateTime={article.postDate}>{longDate(article.postDate)}</time>
          </p>
          <h2 className={styles.title}>
            <a href={`/insights/${article.slug}`}>{article.title}</a>
          </h2>
          <p className={styles.description}>{article.description}</p>
          <p className={styles.source}>
            <span>{article.readingNote}</span>
            <span>{article.author?.title}</span>
          </p>
          {article.thumbnail && (
            <Picture {...article.thumbnail} alt="" sizes="(max-width: 768px) 40vw, 20vw" className={styles.picture} />
          )}
        </article>
      ))}
    </div>
  );
}
