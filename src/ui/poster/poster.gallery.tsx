import type { Gallery } from '../../gallery/entry.ts';
import { Poster } from './poster.tsx';
import { StopMotion } from './stop-motion.tsx';

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
    state: 'in water',
    ground: 'accent4' as const,
    // The water is wider than any window, so its container clips it.
    content: (
      <div className="gallery-sea">
        <Poster text="Still afloat" inWater />
        <StopMotion />
      </div>
    ),
  },
  {
    state: 'long word in still water',
    ground: 'accent4' as const,
    content: (
      <div className="gallery-sea">
        <Poster text="Truflation" inWater="still" />
      </div>
    ),
  },
];
