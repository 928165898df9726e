import { brand } from '../../site/brand.ts';
import { Button } from '../../ui/button/button.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './content-away.module.css';

const slices = [styles.first, styles.second, styles.third];

/** The content system does not answer: one signal, standing in the water. */
export function ContentAway() {
  return (
    <section className={styles.away}>
      <div className={`grid ${styles.words}`}>
        <p className={styles.kicker}>Error 503</p>
        <h1 className={styles.title}>The content is away.</h1>
        <div className={styles.text}>
          <p>
            Our work and our articles are kept in another building, and it is not answering. Please try again in a few
            minutes, or write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
          </p>
          <p>Everything else on this site is still here.</p>
          <div className={styles.onward}>
            <Button href="">Try again</Button>
            <a href="/web-design">Services</a>
            <a href="/contact-us">Contact us</a>
          </div>
        </div>
      </div>
      <div className={styles.sea} aria-hidden="true">
        <Signal name="1" className={styles.signal} />
        <i />
        {slices.map((slice) => (
          <Signal key={slice} name="1" className={`${styles.signal} ${styles.sunk} ${slice}`} />
        ))}
      </div>
    </section>
  );
}
