import { block } from '../../blocks/block.ts';
import { line, optional } from '../../blocks/text.ts';
import type { OtherTopicsProps } from './other-topics.tsx';

export const otherTopicsBlock = block<Pick<OtherTopicsProps, 'heading'>>({
  name: 'other-topics',
  label: 'Newest articles',
  group: 'lists',
  help: 'The three newest, each with its picture.',
  opensAt: 'none',
  frame: 'own',
  quiet: true,
  fields: { heading: optional(line({ label: 'Heading', help: 'Left empty: “Other popular topics”.', most: 60 })) },
});
