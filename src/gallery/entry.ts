import type { ReactNode } from 'react';
import type { Ground } from '../shared/colours.ts';

/** One section or primitive in one state, with typed sample data. */
export interface GalleryEntry {
  /** `closed`, `one slide`; with the file's name it is the entry's address. */
  readonly state: string;
  readonly ground?: Ground;
  readonly content: ReactNode;
}

/** What a `*.gallery.tsx` file beside a section or primitive exports as `gallery`. */
export type Gallery = readonly GalleryEntry[];
