import type { Link } from '../../domain/navigation.ts';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './list-link.module.css';

export function ListLink({ href, label }: Link) {
  return (
    <a href={href} className={styles.link}>
      {label}
      <Signal name="8" className={styles.arrow} />
    </a>
  );
}
