import type { ReactNode } from 'react';
import styles from './icon-mask.module.css';

export interface IconMaskProps {
  readonly icon: 't' | 't-inverted' | 'triangle' | 'triangle-down' | 'hourglass' | 'cross';
  readonly children: ReactNode;
  readonly className?: string;
}

/** Picture masked by an icon. Hover or focus on its container reveals the whole picture. */
export function IconMask({ icon, children, className = '' }: IconMaskProps) {
  return (
    <span className={`${styles.mask} ${className}`} data-icon={icon}>
      {children}
    </span>
  );
}
