import type { Link } from '../../domain/navigation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './list-link.module.css';

export function ListLink({ href, label }: Link) {
  return (
    <a href={href} className={styles.link}>
      {label}
      <Icon name="triangle" className={styles.arrow} />
    </a>
  );
}
