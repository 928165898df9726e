import { Signal } from '../../ui/signal/signal.tsx';
import styles from './finding-us.module.css';

export interface FindingUsProps {
  /** The stops before ours and after it, in the order of the line. */
  readonly before: readonly string[];
  readonly stop: string;
  readonly after: readonly string[];
  readonly text: string;
}

function Stop({ name }: { readonly name: string }) {
  return (
    <li>
      <span className={styles.dot} />
      <b>{name}</b>
    </li>
  );
}

/** Where the office is on its railway line. */
export function FindingUs({ before, stop, after, text }: FindingUsProps) {
  return (
    <ol className={styles.line}>
      {before.map((name) => (
        <Stop key={name} name={name} />
      ))}
      <li className={styles.us}>
        <Signal name="9" className={styles.mark} />
        <b>{stop}</b>
        <p>{text}</p>
      </li>
      {after.map((name) => (
        <Stop key={name} name={name} />
      ))}
    </ol>
  );
}
