import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Facts } from './facts.tsx';
import { contactAddress, type PricingCard } from './pricing-card.ts';
import styles from './scale.module.css';

/** Number of steps; every second one has a label. */
const steps = 12;

/** Minimum number of steps beside a bar for legible text. */
const readable = 4;

/** Position of the text: beside the bar on the side with more space, or below it. */
function sideOf(from: number, to: number): 'before' | 'after' | 'below' {
  if (Math.max(from, steps - to) < readable) return 'below';
  return steps - to >= from ? 'after' : 'before';
}

/** Breaks a range after its dash: `£8,000–12,000` becomes `£8,000–` over `12,000`. */
const linesOf = (price: string): readonly string[] => price.split(/(?<=–)/);

/** Price ranges as bars on a common scale. */
export function Scale({ cards, note }: { readonly cards: readonly PricingCard[]; readonly note?: string | undefined }) {
  const words = useWords();
  const ends = cards.flatMap(({ amount }) => amount);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  // Avoids a division by zero if all prices are equal.
  const stepOf = (value: number): number => Math.round(((value - least) / (most - least || 1)) * steps);
  const marks = Array.from({ length: steps / 2 + 1 }, (_, index) => least + ((most - least) / (steps / 2)) * index);
  return (
    <div className={styles.scale}>
      <ol className={styles.axis} aria-hidden="true">
        {marks.map((value) => (
          <li key={value}>{value.toLocaleString('en-GB')}</li>
        ))}
      </ol>
      <ul>
        {cards.map((card) => {
          const { title, text, tags, price, subprice, bottomtext, flag, amount } = card;
          const from = Math.min(steps - 3, stepOf(amount[0]));
          const to = Math.max(from + 3, stepOf(amount[1] ?? amount[0]));
          return (
            <li key={title} className={styles.row} data-side={sideOf(from, to)}>
              <div className={styles.name}>
                <h3 className={styles.title}>{title}</h3>
                {flag && <p className={styles.flag}>{flag}</p>}
              </div>
              <div className={styles.field} data-from={from + 1} data-to={to + 1}>
                <div className={styles.bar} data-ground={flag ? 'accent1' : 'ink'}>
                  <p className={styles.label}>{subprice}</p>
                  <p>
                    <span className="visually-hidden">{price}</span>
                    <PosterLines lines={linesOf(price).map((line) => ({ text: line, cap: 30 }))} readable={5} />
                  </p>
                </div>
                <div className={styles.words}>
                  {text && <p className={styles.text}>{text}</p>}
                  {tags && <Facts facts={tags} />}
                  {bottomtext && <p className={styles.flag}>{bottomtext}</p>}
                  <Button href={contactAddress(card)} small className={styles.button}>
                    {words.page.contact}
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
