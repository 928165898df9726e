import { block } from '../../blocks/block.ts';
import { rows } from '../../blocks/composed.ts';
import { choice, line } from '../../blocks/text.ts';
import type { InboxProps } from './inbox.tsx';

export const inboxBlock = block<InboxProps>({
  name: 'inbox',
  label: 'Inbox',
  group: 'extra',
  help: 'Messages as a client finds them in the morning, read or unread.',
  synonyms: 'e-mails, emails, mail, messages, care, support, maintenance',
  fields: {
    heading: line({ label: 'Heading', most: 90 }),
    messages: rows(
      { label: 'Messages', one: 'Message', least: 4, most: 12 },
      {
        from: line({ label: 'From', most: 40 }),
        subject: line({ label: 'Subject', most: 90 }),
        when: line({ label: 'When', most: 20 }),
        kind: choice({
          label: 'Kind',
          options: { asked: 'Expected', welcome: 'Requested', unasked: 'Never opened' },
        }),
      },
    ),
  },
});
