import { Icon } from '../../ui/icon/icon.tsx';
import styles from './facts.module.css';

/** Features of a plan. */
export function Facts({ facts, className = '' }: { readonly facts: readonly string[]; readonly className?: string }) {
  return (
    <ul className={`${styles.facts} ${className}`}>
      {facts.map((fact) => (
        <li key={fact}>
          <Icon name="triangle" className={styles.mark} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
