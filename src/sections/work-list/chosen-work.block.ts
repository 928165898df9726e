import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { cases } from '../../blocks/cases.ts';
import { line, optional } from '../../blocks/text.ts';
import type { Picture } from '../../domain/picture.ts';

export interface ChosenWork {
  readonly slug: string;
  readonly title: string;
  readonly subject: string;
  readonly services: string;
  readonly picture: Picture;
}

type Own = Partial<Pick<ChosenWork, 'services' | 'picture'>>;

export const chosenWorkBlock = block<{ readonly works: readonly ChosenWork[] }>({
  name: 'chosen-work',
  label: 'Chosen work',
  group: 'work',
  help: 'Cases in the grid of the list of work, with words of this page.',
  synonyms: 'projects, case studies, portfolio, gallery, clients, references',
  fields: {
    works: cases<Own, ChosenWork>({
      bounds: { label: 'Cases', least: 2, most: 10 },
      own: {
        services: optional(line({ label: 'Line', help: 'Left empty: what we did.', most: 140 })),
        picture: optional(picture({ label: 'Picture', help: 'Left empty: the grid picture.' })),
      },
      slugOf: ({ slug }) => slug,
      show: ({ slug, title, subject, services, screen }, own) => {
        const shown = own?.picture ?? screen;
        if (!shown) return undefined;
        return { slug, title, subject: subject ?? '', services: own?.services ?? services ?? '', picture: shown };
      },
    }),
  },
});
