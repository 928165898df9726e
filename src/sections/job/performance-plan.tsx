import type { JobDetails } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { textAttributes } from '../../lib/text/language.ts';
import { SectionHeader, type SectionHeaderProps } from '../../ui/section-header/section-header.tsx';
import styles from './performance-plan.module.css';
import { planMonths } from './plan-length.ts';

interface PerformancePlanProps {
  readonly heading: string;
  readonly header: SectionHeaderProps;
  readonly steps: JobDetails['jobTrack'];
}

const year = Array.from({ length: 12 }, (_, index) => index + 1);

/** Scale of twelve months with the months of a step. */
function Track({ months }: { readonly months: number }) {
  return (
    <svg className={styles.track} viewBox={`0 0 ${year.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.months} d={year.map((month) => `M${month} 0V1`).join('')} />
      <rect className={styles.beam} width={months} height="1" />
    </svg>
  );
}

/**
 * Plan of the first year on a scale of twelve months: names on the left, each step as long as it
 * takes.
 */
export function PerformancePlan({ heading: title, header, steps }: PerformancePlanProps) {
  const { jobs: words } = useWords();
  if (steps.length === 0) return null;
  return (
    <section className={styles.section} data-ground="accent3" aria-labelledby="plan">
      <SectionHeader {...header} />
      <h2 className={`measure statement ${styles.heading}`} id="plan">
        {title}
      </h2>
      <div className={`measure ${styles.plan}`}>
        <p className={styles.axis} aria-hidden="true">
          {year.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </p>
        <ol>
          {steps.map(({ heading, text }, index) => {
            const [when = heading, ...what] = heading.split(': ');
            return (
              <li key={heading} className={styles.step}>
                <div className={styles.words}>
                  <h3 {...textAttributes(heading)}>
                    <span className={styles.when}>
                      {when}
                      {what.length > 0 && <span className="visually-hidden">: </span>}
                    </span>
                    {what.length > 0 && <span className={styles.what}>{what.join(': ')}</span>}
                  </h3>
                  <p className={styles.text} {...textAttributes(text)}>
                    {text}
                  </p>
                </div>
                <Track months={planMonths(when, index, steps.length)} />
              </li>
            );
          })}
        </ol>
        <p className={styles.unit}>{words.months}</p>
      </div>
    </section>
  );
}
