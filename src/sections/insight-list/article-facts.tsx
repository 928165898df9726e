import { longDate } from '../../config/brand/dates.ts';
import type { InsightCard } from '../../domain/content.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import styles from './article-facts.module.css';

export function ArticleFacts({ article }: { readonly article: InsightCard }) {
  const language = useLanguage();
  const words = useWords();
  return (
    <p className={styles.facts}>
      {article.categories.length > 0 && <b>{article.categories.map(({ title }) => title).join(words.text.comma)}</b>}
      <time dateTime={article.postDate}>{longDate(article.postDate, language)}</time>
      {article.readingNote && <span>{article.readingNote}</span>}
      {article.author && <span>{article.author.title}</span>}
    </p>
  );
}
