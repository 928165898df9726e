import { Button } from '../../ui/button/button.tsx';
import styles from './no-articles.module.css';

export interface NoArticlesProps {
  readonly category: string | undefined;
  readonly words: { readonly statement: (category: string | undefined) => string; readonly text: string };
}

export function NoArticles({ category, words }: NoArticlesProps) {
  return (
    <section className={`grid ${styles.empty}`} data-ground="neon">
      <div className={styles.words}>
        <p className="statement">{words.statement(category)}</p>
        <p>{words.text}</p>
        {category && <Button href="/insights">All insights</Button>}
      </div>
    </section>
  );
}
