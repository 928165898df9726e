import type { benefits as allBenefits } from '../../site/benefits.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './benefits.module.css';

/** Benefits as the largest numbers on the page. */
export function Benefits({ benefits }: { readonly benefits: typeof allBenefits }) {
  return (
    <section className={styles.section} data-ground="tart" aria-labelledby="benefits">
      <h2 className="visually-hidden" id="benefits">
        Benefits
      </h2>
      <ul className={`measure ${styles.list}`}>
        {benefits.map(({ figure, name, note, cap }) => (
          <li key={name} className={styles.item}>
            <span className={styles.figure}>
              <PosterLines lines={[{ text: figure, cap }]} />
            </span>
            <p className={styles.words}>
              {/\d$/.test(figure) && <span className="visually-hidden">{figure} </span>}
              <b>{name}</b> <span>{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
