import { block } from '../../blocks/block.ts';
import { line, optional } from '../../blocks/text.ts';
import type { OtherTopicsProps } from './other-topics.tsx';

export const otherTopicsBlock = block<Pick<OtherTopicsProps, 'heading'>>({
  name: 'other-topics',
  label: 'Newest articles',
  group: 'lists',
  help: 'The three newest articles, each with its picture.',
  synonyms: 'blog, news, posts, insights, related, latest',
  headingLevel: 'none',
  frame: 'own',
  scriptless: true,
  fields: { heading: optional(line({ label: 'Heading', help: 'Left empty: “Other popular topics”.', most: 60 })) },
});
