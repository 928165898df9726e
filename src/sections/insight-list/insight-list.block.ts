import { block } from '../../blocks/block.ts';
import { optionalPosterHeading } from '../../blocks/poster.ts';
import { optional, passage } from '../../blocks/text.ts';
import type { InsightListProps } from './insight-list.tsx';

export const insightListBlock = block<Pick<InsightListProps, 'heading' | 'lead'>>({
  name: 'insight-list',
  label: 'List of articles',
  group: 'lists',
  help: 'Every article, newest first, with filters. With a heading it opens the page.',
  synonyms: 'blog, news, posts, insights, index, archive, filter',
  headingLevel: 'none',
  frame: 'own',
  fields: {
    heading: optionalPosterHeading(),
    lead: optional(passage({ label: 'Lead', help: 'Above the heading.', most: 240 })),
  },
});
