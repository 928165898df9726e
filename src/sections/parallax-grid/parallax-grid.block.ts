import { loop } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { line } from '../../blocks/text.ts';
import type { ParallaxGridProps } from './parallax-grid.tsx';

export const parallaxGridBlock = block<ParallaxGridProps>({
  name: 'parallax-grid',
  label: 'Grid of loops',
  group: 'work',
  help: 'Three, six or nine short films in columns that move at their own speed.',
  synonyms: 'videos, films, gallery, animation, loops, portfolio',
  headingLevel: 'none',
  fields: {
    items: rows(
      { label: 'Loops', one: 'Loop', least: 3, most: 9 },
      { title: line({ label: 'Title', most: 60 }), film: loop({ label: 'Film' }) },
    ),
  },
});
