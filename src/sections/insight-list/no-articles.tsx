import { Button } from '../../ui/button/button.tsx';
import styles from './no-articles.module.css';

export function NoArticles({ category }: { readonly category: string | undefined }) {
  return (
    <section className={`grid ${styles.empty}`} data-ground="neon">
      <div className={styles.words}>
        <p className="statement">Nothing issued {category ? `under ${category}` : 'here'} yet.</p>
        <p>We write when we have something to say. The other notes are a press away.</p>
        {category && <Button href="/insights">All insights</Button>}
      </div>
    </section>
  );
}
