import { Button } from '../../ui/button/button.tsx';
import styles from './no-work.module.css';

/** A list with nothing in it is still a page that leads on. */
export function NoWork({ type }: { readonly type: string | undefined }) {
  return (
    <section className={`grid ${styles.empty}`}>
      <div className={styles.words}>
        <p className="statement">
          {type ? `Nothing to show for ${type.toLowerCase()} yet.` : 'The sites are being photographed.'}
        </p>
        <p>{type ? 'The other cases are a press away.' : 'Write to us, and we show you the ones that fit your job.'}</p>
        <Button href={type ? '/work' : '/contact-us'}>{type ? 'All the work' : 'Contact us'}</Button>
      </div>
    </section>
  );
}
