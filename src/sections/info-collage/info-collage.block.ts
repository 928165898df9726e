import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { button, rows } from '../../blocks/composed.ts';
import { line, paragraphs } from '../../blocks/text.ts';
import type { InfoCollageProps } from './info-collage.tsx';

type Row = Omit<InfoCollageProps['rows'][number], 'text'> & { readonly text: string | readonly string[] };

export const infoCollageBlock = block<{ readonly rows: readonly Row[] }>({
  name: 'info-collage',
  label: 'Four pictures and words',
  group: 'words',
  help: 'Four rows that overlap like papers on a table.',
  synonyms: 'images, photos, gallery, features, text',
  fields: {
    rows: rows<Row>(
      { label: 'Rows', one: 'Row', least: 4, most: 4 },
      {
        title: line({ label: 'Title', most: 90 }),
        text: paragraphs({ label: 'Text' }),
        picture: picture({ label: 'Picture' }),
        button: button(),
      },
    ),
  },
});
