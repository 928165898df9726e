import { applicationRules } from '../../forms/application.ts';
import type { FormOutcome } from '../../forms/outcome.ts';
import { useWords } from '../../i18n/language-context.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Form } from '../contact-form/form.tsx';
import { Statement, type StatementProps } from '../contact-form/statement.tsx';
import styles from './apply.module.css';

export interface ApplyProps {
  /** Time until an answer: as a poster and as a sentence. */
  readonly promise: { readonly poster: string; readonly text: string };
  /** Notice on how the data is used. */
  readonly statement: string;
  /** Statement of the form about personal data. */
  readonly personalData: StatementProps;
  /** Shown after the form was sent. */
  readonly thanks: string;
  readonly slug: string;
  /** Address for applications by email. */
  readonly email: string;
  readonly outcome?: FormOutcome | undefined;
  readonly sent?: boolean;
}

/** Promise of an answer, and the application form. */
export function Apply({ promise, statement, personalData, thanks, slug, email, outcome, sent = false }: ApplyProps) {
  const { form: words, jobs } = useWords();
  return (
    <section className={`grid ${styles.section}`} id="apply" aria-labelledby="apply-heading">
      <div className={styles.promise}>
        <PosterLines lines={[{ text: promise.poster, cap: 18 }]} />
        <h2 className={styles.heading} id="apply-heading">
          {jobs.applyFor}
        </h2>
        <p className={styles.lead}>{promise.text}</p>
      </div>
      <div className={styles.form}>
        <Form
          rules={applicationRules}
          thanks={thanks}
          action={`/jobs/${slug}`}
          name={words.application}
          hint={words.applicationHint}
          button={words.applicationButton}
          statement={statement}
          statementVersion={personalData.version}
          email={email}
          open
          outcome={outcome}
          sent={sent}
        />
      </div>
      <Statement rows={personalData.rows} className={styles.statement} />
    </section>
  );
}
