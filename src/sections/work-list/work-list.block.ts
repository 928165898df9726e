import { block } from '../../blocks/block.ts';
import { note } from '../../blocks/looks.ts';
import { optionalPosterHeading } from '../../blocks/poster.ts';
import type { WorkListProps } from './work-list.tsx';

export const workListBlock = block<Pick<WorkListProps, 'heading' | 'note'>>({
  name: 'work-list',
  label: 'List of work',
  group: 'lists',
  help: 'Every case, newest first, with filters. With a heading it opens the page.',
  synonyms: 'projects, case studies, portfolio, gallery, clients, index, filter',
  headingLevel: 'none',
  frame: 'own',
  fields: { heading: optionalPosterHeading(), note: note() },
});
