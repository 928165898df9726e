import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { InfoCards } from './info-cards.tsx';

const cards = [
  {
    title: 'One clear next step',
    text: 'Each screen asks for one thing. The rest waits its turn.',
    picture: artwork.picture('services/design-card-1', 'A button shaped like a pennant'),
    ground: 'accent5',
  },
  {
    title: 'Readable in sunlight',
    text: 'Contrast measured, not guessed. Then checked on the street at noon.',
    picture: artwork.picture('services/design-card-2', 'A sun with two lines of text on it'),
    ground: 'accent3',
  },
  {
    title: 'Within a thumb’s reach',
    text: 'The main button sits where your hand already is.',
    picture: artwork.picture('services/design-card-3', 'A thumb on the lower part of a telephone'),
    ground: 'accent4',
  },
  {
    title: 'Every state drawn',
    text: 'Empty, full, loading, wrong, offline. Drawn before they happen.',
    picture: artwork.picture('services/design-card-4', 'Four tiles: empty, ready, loading and wrong'),
    ground: 'accent2',
  },
  {
    title: 'Chinese and English, equals',
    text: 'Set side by side from the first sketch, so neither looks translated.',
    picture: artwork.picture('services/design-card-5', 'A Latin letter and a Chinese character, equally large'),
    ground: 'accent6',
  },
  {
    title: 'Handed over whole',
    text: 'Files, fonts, notes and reasons. All of it is yours.',
    picture: artwork.picture('services/design-card-6', 'A full briefcase'),
    ground: 'paper2',
  },
] as const;

export const gallery: Gallery = [
  { state: 'six', content: <InfoCards heading="What hangs over the door" cards={cards} /> },
];
