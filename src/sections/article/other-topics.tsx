import { longDate } from '../../config/brand/dates.ts';
import type { InsightCard } from '../../domain/content.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './other-topics.module.css';

export interface OtherTopicsProps {
  readonly articles: readonly InsightCard[];
  readonly heading?: string;
}

export function OtherTopics({ articles, heading }: OtherTopicsProps) {
  const language = useLanguage();
  const words = useWords();
  if (articles.length === 0) return null;
  return (
    <section className={`grid ${styles.section}`} data-ground="paper2">
      <h2 className={styles.heading}>{heading ?? words.article.others}</h2>
      <ul className={styles.list}>
        {articles.map(({ id, slug, title, categories, postDate, thumbnail }) => (
          <li key={id}>
            <a href={`/insights/${slug}`}>
              {thumbnail ? (
                <Picture {...thumbnail} alt="" sizes="(max-width: 768px) 30vw, 25vw" className={styles.picture} />
              ) : (
                <DrawnScreen name={title} className={styles.picture} />
              )}
              <h3 className={styles.title} {...textAttributes(title)}>
                {title}
              </h3>
              <p className={styles.facts}>
                {categories.length > 0 && <b>{categories.map((category) => category.title).join(words.text.comma)}</b>}
                <time dateTime={postDate}>{longDate(postDate, language)}</time>
              </p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
