import { UnbrokenNumbers } from '../../ui/unbroken-numbers/unbroken-numbers.tsx';
import styles from './inbox.module.css';

export interface Message {
  readonly from: string;
  readonly subject: string;
  readonly when: string;
  /** `asked`: the expected message. `welcome`: other wanted ones. `unasked`: spam, struck out. */
  readonly kind: 'asked' | 'welcome' | 'unasked';
}

export interface InboxProps {
  readonly heading: string;
  readonly messages: readonly Message[];
}

/** Messages in an inbox: wanted ones are wide, unwanted ones struck out. */
export function Inbox({ heading, messages }: InboxProps) {
  return (
    <div className={`grid ${styles.section}`}>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.messages}>
        {messages.map(({ from, subject, when, kind }) => (
          <li key={subject} className={styles.message} data-kind={kind}>
            <b className={styles.from}>{from}</b>
            <p className={styles.subject}>
              {kind === 'unasked' ? <s>{subject}</s> : <UnbrokenNumbers text={subject} />}
            </p>
            <span className={styles.when}>{when}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
