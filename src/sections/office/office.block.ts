import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { OfficeProps } from './office.tsx';

export const officeBlock = block<Omit<OfficeProps, 'level'>>({
  name: 'office',
  label: 'Office photos',
  group: 'people',
  help: 'Rooms of the office, each in two photographs.',
  synonyms: 'images, photos, gallery, studio, building, location',
  headingLevel: 3,
  fields: {
    pictures: rows(
      { label: 'Rooms', one: 'Room', least: 2, most: 8 },
      {
        title: line({ label: 'Title', most: 60 }),
        text: passage({ label: 'Text', most: 200 }),
        desktop: picture({ label: 'Desktop' }),
        mobile: picture({ label: 'Phone', help: 'Recomposed, upright.' }),
      },
    ),
  },
});
