import type { Gallery } from '../../gallery/entry.ts';
import { Hours } from './hours.tsx';

const zone = { name: 'Asia/Hong_Kong', place: 'Hong Kong' };

export const gallery: Gallery = [
  {
    state: 'over a weekend',
    ground: 'accent3',
    // Days across the end of a week. Snapshots run at a fixed time, because script shows the
    // current one.
    content: <Hours hours={{ days: 'Saturday to Monday', opens: '06:00', closes: '20:30' }} zone={zone} />,
  },
];
