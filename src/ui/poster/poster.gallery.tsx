import type { Gallery } from '../../gallery/entry.ts';
import { Poster } from './poster.tsx';
import { StillWater } from './still-water.tsx';

/** Titles without manual lines: short, long, Chinese, right-to-left. */
const titles = [
  ['three letters', 'Sea'],
  [
    'long',
    'A title of about a hundred and forty characters which an editor wrote late on a Friday and which must still fill its lines in good order',
  ],
  ['chinese', '九號風球懸掛時網店照常營業'],
  ['right to left', 'موقع يعمل في كل طقس'],
] as const;

export const gallery: Gallery = [
  ...titles.map(([state, text]) => ({ state, content: <Poster text={text} /> })),
  {
    state: 'dipping',
    ground: 'tart' as const,
    // The sea is wider than any window, so its container clips it.
    content: (
      <div className="gallery-sea">
        <Poster text="Still afloat" dips />
        <StillWater />
      </div>
    ),
  },
  {
    state: 'long word in still water',
    ground: 'tart' as const,
    content: (
      <div className="gallery-sea">
        <Poster text="Truflation" dips="still" />
      </div>
    ),
  },
];
