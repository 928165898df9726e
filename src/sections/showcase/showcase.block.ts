import { loop, picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { group, optionalLink, rows } from '../../blocks/composed.ts';
import { posterLines } from '../../blocks/poster.ts';
import { choice, line, lines, name, optional, paragraphs, passage } from '../../blocks/text.ts';
import type { ShowcaseProps } from './showcase.tsx';
import type { OverlaySection, ShowcaseOverlayProps } from './showcase-overlay.tsx';

type PlainText = string | readonly string[];
type Chapter = Omit<OverlaySection, 'text'> & { readonly text: PlainText };
type Overlay = Omit<ShowcaseOverlayProps, 'id' | 'text' | 'sections'> & {
  readonly text: PlainText;
  readonly sections: readonly Chapter[];
};

/** The dialog's `id` is stored as `name`, because Payload uses `id` itself. */
export type ShowcaseBlockProps = Omit<ShowcaseProps, 'id' | 'overlay'> & {
  readonly name: string;
  readonly overlay: Overlay;
};

export const showcaseBlock = block<ShowcaseBlockProps>({
  name: 'showcase',
  label: 'Showcase',
  group: 'work',
  help: 'One case, told in a dialog that opens over the page.',
  synonyms: 'case study, project, dialog, popup, modal, portfolio, video, film',
  fields: {
    name: name({
      label: 'Name',
      help: 'One word that no other showcase of the page has.',
      most: 20,
      start: 'showcase',
    }),
    heading: line({ label: 'Heading', help: 'The client, or the number that the case is about.', most: 40 }),
    headingLines: posterLines(),
    title: line({ label: 'Title', help: 'What happened, in one line.', most: 120 }),
    description: passage({ label: 'Description', most: 400 }),
    tags: lines({ label: 'Tags', most: 6, letters: 30 }),
    picture: picture({ label: 'Picture' }),
    link: optionalLink({ label: 'Leads to' }),
    layout: choice({
      label: 'Look',
      look: 'showcase',
      start: 'beside',
      options: { beside: 'Words left, picture off the edge', below: 'A screen in water', band: 'From edge to edge' },
    }),
    overlay: group<Overlay>(
      { label: 'What opens' },
      {
        picture: picture({ label: 'Picture' }),
        title: line({ label: 'Title', most: 90 }),
        subtitle: line({ label: 'Second title', most: 120 }),
        text: paragraphs({ label: 'Text' }),
        facts: optional(
          rows(
            { label: 'Facts', one: 'Fact', least: 0, most: 6 },
            { name: line({ label: 'Name', most: 40 }), value: line({ label: 'Value', most: 60 }) },
          ),
        ),
        sections: rows<Chapter>(
          { label: 'Chapters', one: 'Chapter', least: 1, most: 6 },
          {
            title: line({ label: 'Title', most: 90 }),
            text: paragraphs({ label: 'Text' }),
            picture: optional(picture({ label: 'Picture' })),
            film: optional(loop({ label: 'Film' })),
            caption: optional(line({ label: 'Caption', most: 140 })),
          },
        ),
        ending: optional(passage({ label: 'Ending', most: 300 })),
      },
    ),
  },
});
