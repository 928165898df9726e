import { longDate } from '../../config/brand/dates.ts';
import type { InsightDetails } from '../../domain/content.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './article-head.module.css';

export function ArticleHead({ article }: { readonly article: InsightDetails }) {
  const { title, description, categories, postDate, readingNote, author, bannerImage } = article;
  const language = useLanguage();
  const words = useWords();
  return (
    <header className={styles.head}>
      <i className={styles.shape} aria-hidden="true" />
      <div className={`grid ${styles.words}`}>
        <p className={styles.categories}>
          <Icon name="triangle" />
          {categories.length === 0 && <a href="/insights">{words.insights.name}</a>}
          {categories.map((category) => (
            <a key={category.id} href={`/insights?category=${encodeURIComponent(category.slug)}`}>
              {category.title}
            </a>
          ))}
        </p>
        <h1 className={styles.title} data-long={title.length > 60 || undefined} {...textAttributes(title)}>
          {title}
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>{words.article.issued}</dt>
            <dd>
              <time dateTime={postDate}>{longDate(postDate, language)}</time>
            </dd>
          </div>
          {readingNote && (
            <div>
              <dt>{words.article.readingTime}</dt>
              <dd>{readingNote}</dd>
            </div>
          )}
          {author && (
            <div>
              <dt>{words.article.author}</dt>
              <dd>{author.title}</dd>
            </div>
          )}
        </dl>
        {description && (
          <p className={styles.description} {...textAttributes(description)}>
            {description}
          </p>
        )}
      </div>
      {bannerImage && (
        <div className={styles.banner}>
          <Picture {...bannerImage} sizes="100vw" first className={styles.picture} />
        </div>
      )}
    </header>
  );
}
