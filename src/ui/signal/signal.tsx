import styles from './signal.module.css';
import { type SignalName, signalPaths } from './signal-paths.ts';

export interface SignalProps {
  readonly name: SignalName;
  readonly className?: string | undefined;
}

/** Decorative storm signal. */
export function Signal({ name, className = '' }: SignalProps) {
  return (
    <svg className={`${styles.signal} ${className}`} viewBox="0 0 96 96" preserveAspectRatio="none" aria-hidden="true">
      <path d={signalPaths[name]} />
    </svg>
  );
}
