import type { ReactNode } from 'react';
import styles from './dialog.late.module.css';

export interface DialogProps {
  readonly id: string;
  /** What it is, for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * Over everything else until it is closed: by its own button, by Escape, or by a press beside it.
 */
export function Dialog({ id, label, children, className = '' }: DialogProps) {
  return (
    <dialog id={id} className={`${styles.dialog} ${className}`} aria-label={label} data-motion="dialog" closedby="any">
      {children}
    </dialog>
  );
}

export interface DialogButtonProps {
  readonly dialog: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

/** Opens a dialog from the HTML alone; script helps browsers that cannot. */
export function OpenDialog({ dialog, children, className, label }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={className}
      commandfor={dialog}
      command="show-modal"
      data-magnetic=""
      aria-haspopup="dialog"
      aria-label={label}
    >
      {children}
    </button>
  );
}

export function CloseDialog({ dialog, children, className, label }: DialogButtonProps) {
  return (
    <button type="button" className={className} commandfor={dialog} command="close" aria-label={label} data-magnetic="">
      {children}
    </button>
  );
}
