import type { Gallery } from '../../gallery/entry.ts';
import { Counter } from './counter.tsx';

export const gallery: Gallery = [
  {
    state: 'normal',
    content: (
      <p className="statement">
        <Counter value="5,000+" /> pieces of content
      </p>
    ),
  },
];
