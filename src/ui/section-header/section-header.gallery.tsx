import type { Gallery } from '../../gallery/entry.ts';
import { SectionHeader } from './section-header.tsx';

export const gallery: Gallery = [
  {
    state: 'whole',
    ground: 'accent3',
    content: (
      <SectionHeader icon="t-inverted" label="No. 3" name="Five client launches" note="Strong wind." position="2 / 8" />
    ),
  },
  { state: 'short', content: <SectionHeader icon="hourglass" label="No. 9" name="Still rising" /> },
];
