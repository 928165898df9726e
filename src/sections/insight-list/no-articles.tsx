import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './no-articles.module.css';

export interface NoArticlesProps {
  readonly category: string | undefined;
  readonly words: Readonly<Record<'statement' | 'text', (category: string | undefined) => string>>;
}

export function NoArticles({ category, words }: NoArticlesProps) {
  const { insights, page } = useWords();
  return (
    <section className={`grid ${styles.empty}`} data-ground="accent5">
      <div className={styles.words}>
        <p className="statement">{words.statement(category)}</p>
        <p>{words.text(category)}</p>
        <Button href={category ? '/insights' : '/contact-us'}>{category ? insights.allInsights : page.contact}</Button>
      </div>
    </section>
  );
}
