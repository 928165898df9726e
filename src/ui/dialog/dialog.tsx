import type { ReactNode } from 'react';
import styles from './dialog.deferred.module.css';

export interface DialogProps {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Modal dialog. Closes by its button, Escape or a press beside it. */
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

/** Button that opens a dialog with HTML alone; script covers browsers without invoker commands. */
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
