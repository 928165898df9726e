import type { ReactNode } from 'react';
import type { Ground } from '../lib/media/colours.ts';

/** Section or primitive in one state, with typed sample data. */
export interface GalleryEntry {
  /** State, for example `closed`; file name and state form the entry's address. */
  readonly state: string;
  readonly ground?: Ground;
  readonly content: ReactNode;
}

/** Export `gallery` of a `*.gallery.tsx` file beside a section or primitive. */
export type Gallery = readonly GalleryEntry[];
