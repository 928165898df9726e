import type { Ink } from '../../shared/colours.ts';

/** A flat shape behind a heading. */
export interface Blob {
  readonly shape: 'disc' | '1' | '3' | '8' | '8-south-west' | '9' | '10';
  readonly ink: Ink;
  /**
   * Only a sun or a moon may lie behind type, and only when its ink carries that type; the others
   * keep clear of it.
   */
  readonly place: 'sun' | 'moon' | 'half' | 'between';
}
