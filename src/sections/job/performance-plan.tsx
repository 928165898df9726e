import type { JobDetails } from '../../content/types.ts';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './performance-plan.module.css';

/** The year ahead: each step a longer beam than the one before, until the last takes the whole measure. */
export function PerformancePlan({ steps }: { readonly steps: JobDetails['jobTrack'] }) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.section} data-ground="harbour" aria-labelledby="plan">
      <p className={`measure ${styles.notice}`}>
        <Signal name="8" /> <b>Performance plan</b> <span>Twelve months, freshening.</span>
      </p>
      <h2 className={`measure statement ${styles.heading}`} id="plan">
        What a good year looks like
      </h2>
      <ol className={styles.steps} data-count={Math.min(steps.length, 6)}>
        {steps.map(({ heading, text }) => {
          const [when, ...what] = heading.split(': ');
          return (
            <li key={heading} className={styles.step}>
              <i className={styles.beam} aria-hidden="true" />
              <div className={styles.words}>
                <h3 className={styles.when}>
                  {when}
                  {what.length > 0 && <span>: {what.join(': ')}</span>}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
