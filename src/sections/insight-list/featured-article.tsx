import type { InsightCard } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './featured-article.module.css';

/** First article of a page, on the whole ground. */
export function FeaturedArticle({ article }: { readonly article: InsightCard }) {
  const words = useWords();
  return (
    <article className={`grid ${styles.article}`} data-ground="accent5" data-slug={article.slug}>
      {article.thumbnail ? (
        <Picture {...article.thumbnail} sizes="(max-width: 768px) 100vw, 60vw" first className={styles.picture} />
      ) : (
        <DrawnScreen name={article.title} className={styles.picture} />
      )}
      <div className={styles.words}>
        <ArticleFacts article={article} />
        <div className={styles.text}>
          <h2 className={styles.title} {...textAttributes(article.title)}>
            <a href={`/insights/${article.slug}`}>{article.title}</a>
          </h2>
          {article.description && (
            <p className={styles.description} data-part="description" {...textAttributes(article.description)}>
              {article.description}
            </p>
          )}
          <Button href={`/insights/${article.slug}`}>
            <span className={styles.more}>{words.page.readMore}</span>
            <span className="visually-hidden">
              {words.text.colon}
              {article.title}
            </span>
          </Button>
        </div>
      </div>
    </article>
  );
}
