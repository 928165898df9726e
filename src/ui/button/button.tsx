import type { ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly small?: boolean;
  readonly className?: string | undefined;
  /** Marks a link to the current page. */
  readonly current?: boolean;
  /** Shifts further towards the mouse. */
  readonly large?: boolean;
}

/**
 * Link in the shape of a pennant, where the brand has them. Its colours are `--button` and
 * `--button-type`.
 */
export function Button({ href, children, small = false, large = false, className = '', current = false }: ButtonProps) {
  return (
    <a
      className={`${styles.button} ${small ? styles.small : ''} ${className}`}
      href={href}
      data-magnetic={large ? 'large' : ''}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
