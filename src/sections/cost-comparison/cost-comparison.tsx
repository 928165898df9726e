import { Icon } from '../../ui/icon/icon.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster, PosterLines } from '../../ui/poster/poster.tsx';
import styles from './cost-comparison.module.css';

export interface CostComparisonProps {
  readonly heading: string;
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  /** Plans of the platform. */
  readonly plans: readonly {
    readonly name: string;
    readonly price: string;
    readonly unit: string;
    readonly line: string;
    readonly facts: readonly string[];
    readonly flag?: string;
  }[];
  /** Text between the platform's bill and the agency's. */
  readonly between: string;
  readonly ours: readonly { readonly label: string; readonly amount: string }[];
}

/**
 * Cap heights in per cent of the field. Equal for all plans, so longer prices are narrower, not
 * smaller; the shortest is limited by its widest letters. Prices of twenty Chinese characters are
 * split from `least.price` on, since a plan is only 130 px wide on small phones.
 */
const priceCap = 25;
const sumCaps = { first: 13, next: 9 };
const least = { price: 7.4, sum: 5 };

/** Comparison of a platform's monthly plans with the one-off price of building a store. */
export function CostComparison({ heading, headingLines, plans, between, ours }: CostComparisonProps) {
  return (
    <div className={styles.section}>
      <div className={`measure ${styles.heading}`}>
        <Poster text={heading} wide={headingLines?.wide} narrow={headingLines?.narrow} />
      </div>
      <ul className={styles.plans}>
        {plans.map(({ name, price, unit, line, facts, flag }) => (
          <li key={name} className={styles.plan} data-flag={flag ? true : undefined}>
            <h3 className={styles.name}>
              {name}
              {flag && <span className={styles.flag}> {flag}</span>}
            </h3>
            <div className={styles.price}>
              <span className="visually-hidden">{price}</span>
              <PosterLines lines={[{ text: price, cap: priceCap }]} readable={least.price} />
            </div>
            <p className={styles.unit}>{unit}</p>
            <p className={styles.line}>{line}</p>
            <ul className={styles.facts}>
              {facts.map((fact) => (
                <li key={fact}>
                  <Icon name="triangle" className={styles.bullet} />
                  {fact}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={`grid ${styles.ours}`}>
        <p className={styles.between}>{between}</p>
        <dl className={styles.sums}>
          {ours.map(({ label, amount }, index) => (
            <div key={amount}>
              <dt className={styles.unit}>{label}</dt>
              <dd>
                <span className="visually-hidden">{amount}</span>
                <PosterLines
                  lines={[{ text: amount, cap: index === 0 ? sumCaps.first : sumCaps.next }]}
                  readable={least.sum}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
