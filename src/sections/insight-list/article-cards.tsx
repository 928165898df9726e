import type { InsightCard } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './article-cards.module.css';
import { ArticleFacts } from './article-facts.tsx';

/** Three articles with pictures masked by icons, which open on hover. */
export function ArticleCards({ articles }: { readonly articles: readonly InsightCard[] }) {
  const words = useWords();
  if (articles.length === 0) return null;
  return (
    <div className={`grid ${styles.cards}`}>
      {articles.map((article) => (
        <article key={article.id} className={styles.card} data-slug={article.slug}>
          {article.thumbnail ? (
            <Picture {...article.thumbnail} sizes="(max-width: 768px) 100vw, 50vw" className={styles.picture} />
          ) : (
            <DrawnScreen name={article.title} className={styles.picture} />
          )}
          <ArticleFacts article={article} />
          <h2 className={styles.title} {...textAttributes(article.title)}>
            <a href={`/insights/${article.slug}`}>{article.title}</a>
          </h2>
          {article.description && (
            <p className={styles.description} data-part="description" {...textAttributes(article.description)}>
              {article.description}
            </p>
          )}
          <p className={styles.more} aria-hidden="true">
            {words.page.readMore} <Icon name="triangle" className={styles.arrow} />
          </p>
        </article>
      ))}
    </div>
  );
}
