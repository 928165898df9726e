import { applicationRules } from '../../forms/application.ts';
import type { FormOutcome } from '../../forms/outcome.ts';
import { brand } from '../../site/brand.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Form } from '../contact-form/form.tsx';
import styles from './apply.module.css';

export interface ApplyProps {
  readonly slug: string;
  readonly outcome?: FormOutcome | undefined;
  readonly sent?: boolean;
}

/** The promise of an answer, and the form to apply with. */
export function Apply({ slug, outcome, sent = false }: ApplyProps) {
  return (
    <section className={`grid ${styles.section}`} id="apply" aria-labelledby="apply-heading">
      <div className={styles.promise}>
        <PosterLines lines={[{ text: '2 weeks', cap: 18 }]} />
        <h2 className={styles.heading} id="apply-heading">
          Apply for this job
        </h2>
        <p className={styles.lead}>
          We reply within 2 weeks. If you have not heard from us by then, your application was unsuccessful, and we
          thank you for the time it took.
        </p>
      </div>
      <div className={styles.form}>
        <Form
          rules={applicationRules}
          action={`/jobs/${slug}`}
          name="Application"
          hint="Name, email and CV"
          button="Send application"
          statement="Name, email and CV are required. We use what you send to judge your application, and keep it for 24 months at most."
          email={brand.jobsEmail}
          open
          outcome={outcome}
          sent={sent}
        />
      </div>
    </section>
  );
}
