import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { PlayButton, VideoDialog } from './video-dialog.tsx';

const title = 'Film of the Tai Ping website';

export const gallery: Gallery = [
  {
    state: 'closed',
    content: (
      <>
        <PlayButton dialog="film" title={title} />
        <VideoDialog
          id="film"
          title={title}
          film={artwork.film('tai-ping-tour', 'A walk through the Tai Ping website.')}
        />
      </>
    ),
  },
];
