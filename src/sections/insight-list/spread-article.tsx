import type { InsightCard } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { Button } from '../../ui/button/button.tsx';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './spread-article.module.css';

const room = { wide: { total: 42, tallest: 24 }, narrow: { total: 56, tallest: 30 } };

/** Article as a poster in the middle of a full page, between large cards and rows. */
export function SpreadArticle({ article }: { readonly article: InsightCard }) {
  const words = useWords();
  const { title, slug, description, thumbnail } = article;
  return (
    <article className={`grid ${styles.spread}`} data-ground="accent4" data-slug={slug}>
      <div className={styles.words}>
        <ArticleFacts article={article} />
        <a className={styles.title} href={`/insights/${slug}`}>
          <Poster text={title} room={room} />
        </a>
        {description && (
          <p className={styles.description} data-part="description" {...textAttributes(description)}>
            {description}
          </p>
        )}
        <Button href={`/insights/${slug}`}>
          <span className={styles.more}>{words.page.readMore}</span>
          <span className="visually-hidden">
            {words.text.colon}
            {title}
          </span>
        </Button>
      </div>
      {thumbnail ? (
        <Picture {...thumbnail} alt="" sizes="(max-width: 768px) 100vw, 62vw" className={styles.picture} />
      ) : (
        <DrawnScreen name={title} className={styles.picture ?? ''} />
      )}
    </article>
  );
}
