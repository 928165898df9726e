import type { Ink } from '../../lib/media/colours.ts';

/** Flat shape behind a heading. */
export interface HeroShape {
  readonly shape: 'disc' | 't' | 't-inverted' | 'triangle' | 'triangle-down' | 'hourglass' | 'cross';
  readonly ink: Ink;
  /** Only `large` and `small` may lie behind text, and only with sufficient contrast. */
  readonly place: 'large' | 'small' | 'half' | 'between';
}
