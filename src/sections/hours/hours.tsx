import { useWords } from '../../i18n/language-context.ts';
import type { BrandFacts } from '../../lib/brand-shape.ts';
import { daysOf, percentOfDay, weekdays } from '../../lib/opening-hours.ts';
import styles from './hours.module.css';

export interface HoursProps {
  readonly hours: BrandFacts['openingHours'];
  /** Time zone: IANA name and display name. */
  readonly zone: { readonly name: string; readonly place: string };
}

const scale = ['00', '06', '12', '18', '24'];
const percent = (value: number): string => `${Number(value.toFixed(3))}%`;

/**
 * Opening hours on one 24-hour scale per weekday. SVG attributes replace styles, which the Content
 * Security Policy forbids; script adds the current time.
 */
export function Hours({ hours: { days, opens, closes }, zone }: HoursProps) {
  const open = daysOf(days);
  const { hours: words } = useWords();
  const [from, to] = [percentOfDay(opens), percentOfDay(closes)];
  const [first, second] = weekdays.filter((day) => open.has(day));
  return (
    <div
      className={styles.hours}
      data-motion="hours"
      data-zone={zone.name}
      data-place={zone.place}
      data-opens={opens}
      data-closes={closes}
    >
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead aria-hidden="true">
          <tr>
            <td />
            <td>
              <span className={styles.scale}>
                {scale.map((hour) => (
                  <b key={hour}>{hour}</b>
                ))}
              </span>
            </td>
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">
                <span aria-hidden="true">{words.days[day].short}</span>
                <span className="visually-hidden">{words.days[day].long}</span>
              </th>
              <td>
                <svg
                  className={styles.day}
                  data-part="day"
                  data-day={day}
                  data-open={open.has(day) || undefined}
                  aria-hidden="true"
                >
                  {open.has(day) ? (
                    <>
                      <rect className={styles.bar} x={percent(from)} width={percent(to - from)} height="100%" />
                      <text className={styles.inside} x={percent(from)} y="50%" dx="8">
                        {opens}
                      </text>
                      <text className={styles.inside} x={percent(to)} y="50%" dx="-8" textAnchor="end">
                        {closes}
                      </text>
                      {(day === first || day === second) && (
                        <>
                          <text
                            className={day === first ? styles.stepped : styles.instead}
                            x={percent(from)}
                            y="28%"
                            dx="7"
                          >
                            {opens}
                          </text>
                          <text
                            className={day === first ? styles.stepped : styles.instead}
                            x={percent(to)}
                            y="72%"
                            dx="-7"
                            textAnchor="end"
                          >
                            {closes}
                          </text>
                        </>
                      )}
                    </>
                  ) : (
                    <text className={styles.closed} x="50%" y="50%" dx="7">
                      {words.closed}
                    </text>
                  )}
                </svg>
                <span className="visually-hidden">{open.has(day) ? words.open(opens, closes) : words.closed}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.now} data-part="now" />
    </div>
  );
}
