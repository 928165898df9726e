import type { JobDetails } from '../../content/types.ts';
import { textAttributes } from '../../shared/language.ts';
import { HoistBar, type HoistBarProps } from '../../ui/hoist-bar/hoist-bar.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './performance-plan.module.css';
import { planMonths } from './plan-length.ts';

/** From here on a beam has room for its own name. */
const roomForName = 3;

/** Height of a name that fills its beam, in per cent of the beam. */
const capOf = (months: number): number => ({ 3: 22, 6: 15, 12: 9 })[months] ?? 12;

interface PerformancePlanProps {
  readonly heading: string;
  readonly hoist: HoistBarProps;
  readonly steps: JobDetails['jobTrack'];
}

/** The year ahead to scale: twelve columns for twelve months, and each step as long as it takes. */
export function PerformancePlan({ heading: title, hoist, steps }: PerformancePlanProps) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.section} data-ground="harbour" aria-labelledby="plan">
      <HoistBar {...hoist} />
      <h2 className={`measure statement ${styles.heading}`} id="plan">
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ heading, text }, index) => {
          const [when = heading, ...what] = heading.split(': ');
          const months = planMonths(when, index, steps.length);
          const named = months >= roomForName && what.length > 0;
          return (
            <li key={heading} className={styles.step} data-months={months} data-long={months > 7 || undefined}>
              <div className={styles.beam} aria-hidden="true">
                {named && <PosterLines lines={[{ text: when.toUpperCase(), cap: capOf(months) }]} />}
              </div>
              <div className={styles.words}>
                <h3 className={styles.when} {...textAttributes(heading)}>
                  <span className={named ? 'visually-hidden' : styles.short}>
                    {when}
                    {what.length > 0 && ': '}
                  </span>
                  {what.length > 0 && <span className={named ? styles.what : undefined}>{what.join(': ')}</span>}
                </h3>
                <p {...textAttributes(text)}>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
