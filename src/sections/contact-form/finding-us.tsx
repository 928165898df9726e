import { Signal } from '../../ui/signal/signal.tsx';
import styles from './finding-us.module.css';

const before = ['Admiralty', 'Ocean Park'];
const after = ['Lei Tung', 'South Horizons'];

function Stop({ name }: { readonly name: string }) {
  return (
    <li>
      <span className={styles.dot} />
      <b>{name}</b>
    </li>
  );
}

/** Where the office is on its railway line. */
export function FindingUs() {
  return (
    <ol className={styles.line}>
      {before.map((name) => (
        <Stop key={name} name={name} />
      ))}
      <li className={styles.us}>
        <Signal name="9" className={styles.mark} />
        <b>Wong Chuk Hang</b>
        <p>That is us: ninth floor, lift on the left, coffee on the right.</p>
      </li>
      {after.map((name) => (
        <Stop key={name} name={name} />
      ))}
    </ol>
  );
}
