import { formatMoney } from '../../config/brand/money.ts';
import { contactAboutPlan, hoursPlan } from '../../forms/plans.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { cheapest, choiceRanges, type HourPrices, mostHours } from './maintenance-choice.ts';
import styles from './price-helper.module.css';

export interface PriceHelperProps {
  readonly heading: string;
  readonly text: string;
  /** Initial value of the slider. */
  readonly hours: number;
  readonly note: string;
  readonly prices: HourPrices;
  /** Label of single hours. */
  readonly single: string;
}

/** Table of hours per quarter with the cheapest choice; with script, a slider selects its row. */
export function PriceHelper({ heading, text, hours, note, prices, single }: PriceHelperProps) {
  const first = cheapest(prices, hours);
  const { prices: words, text: marks } = useWords();
  const nameOf = (plan: number | null, more: boolean): string => {
    if (plan === null) return single;
    return more ? words.planAndSingle(plan, single) : words.plan(plan);
  };
  const priceOf = (plan: number | null): number => prices.plans.find((one) => one.hours === plan)?.price ?? 0;
  /** Value of the plan in the contact form's address. */
  const planOf = (plan: number | null): string => (plan === null ? single : hoursPlan(plan));
  const sumOf = (from: number, to: number): string => {
    const [least = '', most = ''] = [cheapest(prices, from).sum, cheapest(prices, to).sum].map(formatMoney);
    return least === most ? least : marks.range(least, most);
  };

  return (
    <div className={`grid ${styles.section}`} data-motion="price-helper">
      <h2 className={`statement ${styles.heading}`}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.helper} data-part="helper" hidden>
        <p className={styles.hours} data-part="hours" aria-hidden="true">
          {hours}
        </p>
        <label className={styles.label} htmlFor="hours-wanted">
          {words.wanted}
        </label>
        <input
          className={styles.slider}
          id="hours-wanted"
          type="range"
          min={1}
          max={mostHours(prices)}
          defaultValue={hours}
          autoComplete="off"
        />
        <output className={styles.answer} htmlFor="hours-wanted">
          <b data-part="plan">{nameOf(first.plan, first.single > 0)}</b>
          <span data-part="sum">{words.quarterly(formatMoney(first.sum))}</span>
        </output>
        <Button href={contactAboutPlan(planOf(first.plan))} className={styles.button}>
          {words.ask}
        </Button>
      </div>
      <table className={styles.table} data-part="table" data-hourly={prices.hourly}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.hours}</th>
            <th scope="col">{words.cheapest}</th>
            <th scope="col">{words.quarter}</th>
          </tr>
        </thead>
        <tbody>
          {choiceRanges(prices).map(({ from, to, plan, more }) => (
            <tr
              key={from}
              data-part="range"
              data-current={from <= hours && hours <= to ? '' : undefined}
              data-to={to}
              data-plan={planOf(plan)}
              data-price={priceOf(plan)}
              data-hours={plan ?? 0}
            >
              <th scope="row">{from === to ? from : marks.range(from, to)}</th>
              <td data-part="name">{nameOf(plan, more)}</td>
              <td>{sumOf(from, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
