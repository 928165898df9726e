import { priceText, type ServicePrice } from '../../domain/navigation.ts';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './price-list.module.css';

/**
 * Cap heights of the figures in per cent of their cell; both of a row have nearly the same height.
 */
const caps = [22.5, 31.6, 21, 21, 27.9, 19.9];
const capsNarrow = [26, 46, 27, 33, 34, 22];

export interface PriceListProps {
  readonly heading: string;
  readonly text: string;
  readonly prices: readonly ServicePrice[];
  /** Level of the headings: 2 if no heading stands above. */
  readonly level?: 2 | 3;
}

/** Services as cells, each with a figure as wide as the cell and a minibus plate. */
export function PriceList({ heading, text, prices, level = 3 }: PriceListProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.prices} data-ground="accent6">
      <div className={`grid ${styles.head}`}>
        <Heading className="statement">{heading}</Heading>
        <p>{text}</p>
      </div>
      <ul className={styles.cells}>
        {prices.map(({ href, label, line, parts, poster, plate }, index) => {
          const set = (cap = 22): readonly PosterLine[] => [{ text: poster.figure, cap }];
          return (
            <li key={href}>
              <a className={styles.cell} href={href}>
                <span className={styles.name}>
                  <b>{label}</b> <span className={styles.line}>{line}</span>
                </span>
                <span className="visually-hidden"> {priceText(parts)} </span>
                <PosterLines className={styles.wide} lines={set(caps[index])} />
                <PosterLines className={styles.narrow} lines={set(capsNarrow[index])} />
                <span className={styles.foot}>
                  {plate && (
                    <span className={styles.plate} lang="zh-HK">
                      <b>{plate.name}</b> <span>{plate.price}</span>
                    </span>
                  )}
                  <span className={styles.unit} aria-hidden="true">
                    {poster.unit}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
