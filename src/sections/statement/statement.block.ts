import { block } from '../../blocks/block.ts';
import { optionalLink } from '../../blocks/composed.ts';
import { ground } from '../../blocks/looks.ts';
import { passage } from '../../blocks/text.ts';
import type { StatementProps } from './statement.tsx';

export const statementBlock = block<StatementProps>({
  name: 'statement',
  label: 'Statement',
  group: 'words',
  help: 'One sentence that carries, and a paragraph beside it.',
  synonyms: 'text, heading, paragraph, intro, claim, mission, headline',
  headingLevel: 'none',
  frame: 'own',
  scriptless: true,
  fields: {
    ground: ground({ label: 'Background' }, 'paper'),
    statement: passage({ label: 'Statement', most: 200 }),
    paragraph: passage({ label: 'Paragraph', most: 700 }),
    onward: optionalLink({ label: 'Link' }),
  },
});
