import type { ReactNode } from 'react';
import styles from './signal-mask.module.css';

export interface SignalMaskProps {
  readonly signal: '1' | '3' | '8' | '8-south-west' | '9' | '10';
  readonly children: ReactNode;
  readonly className?: string;
}

/** Picture masked by a signal. Hover or focus on its container reveals the whole picture. */
export function SignalMask({ signal, children, className = '' }: SignalMaskProps) {
  return (
    <span className={`${styles.mask} ${className}`} data-signal={signal}>
      {children}
    </span>
  );
}
