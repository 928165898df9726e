import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './benefits.module.css';

export interface Benefit {
  readonly figure: string;
  readonly name: string;
  readonly note: string;
  /** Height of the figure's capitals, in per cent of its column. */
  readonly cap: number;
}

/** Benefits as the largest numbers on the page. */
export function Benefits({ benefits }: { readonly benefits: readonly Benefit[] }) {
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
