import styles from './spacer.module.css';

export interface SpacerProps {
  /** Named heights, because the Content Security Policy forbids style attributes. */
  readonly height: 'small' | 'medium' | 'large' | 'window';
}

/** Vertical space between sections. */
export function Spacer({ height }: SpacerProps) {
  return <div className={styles[height]} aria-hidden="true" />;
}
