import { Signal } from '../../ui/signal/signal.tsx';
import styles from './facts.module.css';

/** Features of a plan. */
export function Facts({ facts, className = '' }: { readonly facts: readonly string[]; readonly className?: string }) {
  return (
    <ul className={`${styles.facts} ${className}`}>
      {facts.map((fact) => (
        <li key={fact}>
          <Signal name="8" className={styles.mark} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
