import { cheapest, choiceRanges, mostHours } from '../../site/maintenance-choice.ts';
import { contactAboutPlan, hoursPlan, singleHours } from '../../site/plans.ts';
import { hongKongDollars, maintenanceTerms } from '../../site/prices.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './price-helper.module.css';

export interface PriceHelperProps {
  readonly heading: string;
  readonly text: string;
  /** Where the slider stands at first. */
  readonly hours: number;
  readonly note: string;
}

const nameOf = (plan: number | null): string => (plan === null ? singleHours : `${plan} hours a quarter`);

/** What the address of the contact form calls it. */
const planOf = (plan: number | null): string => (plan === null ? singleHours : hoursPlan(plan));

const sumOf = (from: number, to: number): string => {
  const [least, most] = [cheapest(from).sum, cheapest(to).sum].map(hongKongDollars);
  return least === most ? `${least}` : `${least} to ${most}`;
};

/** Hours wanted in a quarter, and what they cost least as: a table, and with script a slider that reads it for you. */
export function PriceHelper({ heading, text, hours, note }: PriceHelperProps) {
  const first = cheapest(hours);
  return (
    <div className={`grid ${styles.section}`} data-motion="price-helper">
      <h2 className={`statement ${styles.heading}`}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.helper} data-part="helper" hidden>
        <p className={styles.hours} data-part="hours" aria-hidden="true">
          {hours}
        </p>
        <label className={styles.label} htmlFor="hours-wanted">
          Hours wanted in a quarter
        </label>
        <input
          className={styles.slider}
          id="hours-wanted"
          type="range"
          min={1}
          max={mostHours}
          defaultValue={hours}
          autoComplete="off"
        />
        <output className={styles.answer} htmlFor="hours-wanted">
          <b data-part="plan">{nameOf(first.plan)}</b>
          <span data-part="sum">{hongKongDollars(first.sum)}</span>
        </output>
        <Button href={contactAboutPlan(planOf(first.plan))} className={styles.button}>
          Ask for these hours
        </Button>
      </div>
      <table className={styles.table}>
        <caption>What costs least, hour by hour</caption>
        <thead>
          <tr>
            <th scope="col">Hours wanted</th>
            <th scope="col">Costs least as</th>
            <th scope="col">A quarter</th>
          </tr>
        </thead>
        <tbody>
          {choiceRanges.map(({ from, to, plan }) => (
            <tr
              key={from}
              data-part="range"
              data-to={to}
              data-plan={planOf(plan)}
              data-sum={plan === null ? undefined : cheapest(to).sum}
              data-hourly={plan === null ? maintenanceTerms.payAsYouGo.hourly : undefined}
            >
              <th scope="row">{from === to ? from : `${from} to ${to}`}</th>
              <td data-part="name">{nameOf(plan)}</td>
              <td>{sumOf(from, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
