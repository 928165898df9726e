import { Plan } from './plan.tsx';
import styles from './plans.module.css';
import type { PricingCard } from './pricing-card.ts';

/** Plans side by side between rules, across the window. */
export function Plans({ cards, note }: { readonly cards: readonly PricingCard[]; readonly note?: string | undefined }) {
  return (
    <>
      <ul className={styles.plans} data-count={cards.length}>
        {cards.map((card) => (
          <li key={card.title} className={styles.item}>
            <Plan card={card} />
          </li>
        ))}
      </ul>
      {note && <p className={`measure ${styles.note}`}>{note}</p>}
    </>
  );
}
