import type { Gallery, GalleryEntry } from './entry.ts';

/** Collects every `*.gallery.tsx` beside a section or primitive. */
const files = import.meta.glob<{ readonly gallery: Gallery }>(
  ['../sections/**/*.gallery.tsx', '../ui/**/*.gallery.tsx'],
  {
    eager: true,
  },
);

export interface FoundEntry extends GalleryEntry {
  readonly slug: string;
  readonly part: string;
  readonly room: 'sections' | 'ui';
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const galleryEntries: readonly FoundEntry[] = Object.entries(files)
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([file, { gallery }]) => {
    const part = file.replace(/^.*\/|\.gallery\.tsx$/g, '');
    const room = file.includes('/sections/') ? 'sections' : 'ui';
    return gallery.map((entry) => ({ ...entry, part, room, slug: `${part}-${slugOf(entry.state)}` }) as const);
  });
