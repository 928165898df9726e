import styles from './spacer.module.css';

export interface SpacerProps {
  /**
   * From the scale of the style sheet: a policy that refuses style attributes refuses any other
   * height.
   */
  readonly height: 'small' | 'medium' | 'large' | 'window';
}

/** Empty paper, where a page needs to breathe. */
export function Spacer({ height }: SpacerProps) {
  return <div className={styles[height]} aria-hidden="true" />;
}
