import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { InfoRow } from './info-row.tsx';

const quiet = {
  title: 'We listen before we draw',
  text: <p>Interviews with the people who answer your telephone, and with the people who ring it.</p>,
  picture: artwork.picture('services/strategy-info-1', 'A door that stands open, with questions behind it.'),
};

const poster = propsOnPage('/', 'info-row');

export const gallery: Gallery = [
  {
    state: 'poster',
    ground: 'accent1',
    content: (
      <InfoRow
        title={poster.title}
        text={poster.text}
        {...(poster.titleLines && { titleLines: poster.titleLines })}
        {...(poster.button && { button: poster.button })}
        picture={poster.picture ?? quiet.picture}
        voice="poster"
        icon="hourglass"
      />
    ),
  },
  { state: 'statement left', ground: 'paper2', content: <InfoRow {...quiet} /> },
  { state: 'statement right', ground: 'accent6', content: <InfoRow {...quiet} side="right" /> },
  { state: 'wide', content: <InfoRow {...quiet} split="wide" /> },
  { state: 'narrow right', content: <InfoRow {...quiet} split="narrow" side="right" /> },
];
