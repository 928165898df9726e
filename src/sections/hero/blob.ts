import type { Ink } from '../../lib/media/colours.ts';

/** Flat shape behind a heading. */
export interface Blob {
  readonly shape: 'disc' | '1' | '3' | '8' | '8-south-west' | '9' | '10';
  readonly ink: Ink;
  /** Only `sun` and `moon` may lie behind text, and only with sufficient contrast. */
  readonly place: 'sun' | 'moon' | 'half' | 'between';
}
