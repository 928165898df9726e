import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { HandsPinned } from './hands-pinned.tsx';

const hand = (name: string) => ({
  wide: artwork.picture(`hands/${name}`, ''),
  narrow: artwork.picture(`hands/${name}-portrait`, ''),
});
const pictures = {
  robot: hand('robot'),
  human: hand('human'),
  'robot-open': hand('robot-open'),
  'human-open': hand('human-open'),
  'sign-left': hand('signal-left'),
  'sign-right': hand('signal-right'),
  'robot-thumb': hand('robot-thumb'),
  'human-thumb': hand('human-thumb'),
};

export const gallery: Gallery = [
  {
    state: 'four stages',
    ground: 'paper',
    content: (
      <HandsPinned
        pictures={pictures}
        heading="What the machine does, and what we keep for ourselves."
        stages={[
          { title: 'It counts', text: 'Visits, clicks, errors, seconds. A machine never gets bored of a spreadsheet.' },
          { title: 'We ask', text: 'Why anybody came, and why they left. That takes a person and a telephone.' },
          {
            title: 'Both hold on',
            text: 'Each brings half: the figures and the judgement. Neither is the signal alone.',
          },
          { title: 'Then we let go', text: 'A site that stands by itself is the only kind worth handing over.' },
        ]}
      />
    ),
  },
];
