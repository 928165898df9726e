import { film, picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { cases } from '../../blocks/cases.ts';
import type { CaseInShort } from '../../blocks/field-type.ts';
import { maskShape } from '../../blocks/looks.ts';
import { line, optional, passage } from '../../blocks/text.ts';
import type { WorksColumnItem, WorksColumnProps } from './works-column.tsx';

type Own = Partial<
  Pick<WorksColumnItem, 'tags' | 'description' | 'outlook' | 'picture' | 'screen' | 'film' | 'videoId'>
> &
  Pick<WorksColumnItem, 'icon'>;

/** Converts a case to an item; a featured replacement uses its record and film only. */
function show(found: CaseInShort, own: Own | undefined): WorksColumnItem | undefined {
  const { slug, title, subject, services, line: inShort, illustration, screen, film: walk } = found;
  const standIn: Own = { icon: 'triangle', ...(walk ? { film: walk } : {}) };
  const { picture: seen = illustration, screen: site = screen, ...texts } = own ?? standIn;
  if (!seen || !site) return undefined;
  return {
    slug,
    title,
    subject: subject ?? '',
    tags: services ?? '',
    description: inShort ?? '',
    ...texts,
    picture: seen,
    screen: site,
  };
}

export const worksColumnBlock = block<WorksColumnProps>({
  name: 'works-column',
  label: 'Works, one below the other',
  group: 'work',
  help: 'Each with a masked picture, and a film where there is one.',
  synonyms: 'projects, case studies, portfolio, images, videos, clients',
  fields: {
    heading: line({ label: 'Heading', most: 120 }),
    items: cases<Own, WorksColumnItem>({
      bounds: { label: 'Cases', least: 2, most: 8 },
      own: {
        icon: maskShape(),
        description: optional(passage({ label: 'Description', help: 'Left empty: the case in one line.', most: 240 })),
        tags: optional(line({ label: 'What we did', help: 'Left empty: as the case says.', most: 80 })),
        outlook: optional(line({ label: 'Outlook', help: 'For example “Fair”.', most: 60 })),
        picture: optional(
          picture({ label: 'Illustration', help: 'Shown with a picture mask. Empty: the grid illustration.' }),
        ),
        screen: optional(picture({ label: 'Screen', help: 'Of the site itself. Left empty: the grid picture.' })),
        film: optional(film({ label: 'Film' })),
        videoId: optional(
          line({ label: 'Number at the video service', help: 'Where there is no film of our own.', most: 20 }),
        ),
      },
      slugOf: ({ slug }) => slug,
      show,
    }),
  },
});
