import type { Gallery } from '../../gallery/entry.ts';
import { HoistBar } from './hoist-bar.tsx';

export const gallery: Gallery = [
  {
    state: 'whole',
    ground: 'harbour',
    content: <HoistBar signal="3" number="No. 3" name="Five client launches" forecast="Strong wind." place="2 / 8" />,
  },
  { state: 'short', content: <HoistBar signal="9" number="No. 9" name="Still rising" /> },
];
