import { film, picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { address, rows } from '../../blocks/composed.ts';
import { signal } from '../../blocks/looks.ts';
import { line, optional, passage } from '../../blocks/text.ts';
import type { WorksColumnProps } from './works-column.tsx';

export const worksColumnBlock = block<WorksColumnProps>({
  name: 'works-column',
  label: 'Works, one below the other',
  group: 'work',
  help: 'Each with its own weather, and a film where there is one.',
  fields: {
    heading: line({ label: 'Heading', most: 120 }),
    items: rows<WorksColumnProps['items'][number]>(
      { label: 'Works', one: 'Work', least: 2, most: 8 },
      {
        title: line({ label: 'Title', most: 60 }),
        subject: line({ label: 'What they do', most: 60 }),
        tags: line({ label: 'What we did', most: 80 }),
        link: address(),
        description: passage({ label: 'Description', most: 240 }),
        outlook: line({ label: 'Outlook', most: 60 }),
        signal: signal(),
        picture: picture({ label: 'Illustration', help: 'Seen through the signal.' }),
        screen: picture({ label: 'Screen', help: 'Of the site itself.' }),
        film: optional(film({ label: 'Film' })),
        videoId: optional(
          line({ label: 'Number at the video service', help: 'Where there is no film of our own.', most: 20 }),
        ),
      },
    ),
  },
});
