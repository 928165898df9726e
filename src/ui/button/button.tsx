import type { ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly small?: boolean;
  readonly className?: string | undefined;
  /** Marks the link to the page that is open. */
  readonly current?: boolean;
}

/** A pennant. Its colours are `--button` and `--button-type`. */
export function Button({ href, children, small = false, className = '', current = false }: ButtonProps) {
  return (
    <a
      className={`${styles.button} ${small ? styles.small : ''} ${className}`}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
