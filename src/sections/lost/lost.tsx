import { Button } from '../../ui/button/button.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import { loose } from './loose-signals.ts';
import styles from './lost.module.css';

/** The digits, half drowned, with signals that have come loose around them. */
export function Lost() {
  return (
    <section className={styles.lost} data-sea="harbour">
      {loose.map(({ name, ink, place }) => (
        <i key={place} className={`${styles.loose} ${styles[place]}`} data-ink={ink}>
          <Signal name={name} className={styles.signal} />
        </i>
      ))}
      <div className={styles.digits}>
        <Poster
          as="h1"
          text="404: no page at this address"
          wide={[{ text: '404', cap: 31 }]}
          narrow={[
            { text: '4', cap: 62 },
            { text: '04', cap: 54 },
          ]}
          dips
        />
      </div>
      <div className={`grid ${styles.foot}`}>
        <p>No page at this address. It may have moved, or was never hoisted.</p>
        <Button className={styles.home} href="/">
          404, back to home
        </Button>
      </div>
    </section>
  );
}
