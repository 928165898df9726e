import type { Gallery } from '../../gallery/entry.ts';
import { navigation } from '../../gallery/of-page.ts';
import { longTitle, sentence } from '../../gallery/samples.ts';
import { Legal } from './legal.tsx';
import type { LegalPage } from './legal-page.ts';

const page: LegalPage = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  description: sentence,
  lastUpdated: '2026-11-01',
  lead: sentence,
  sections: [
    {
      id: 'what',
      heading: 'What we keep',
      summary: 'What you send, and nothing else.',
      body: [
        { kind: 'paragraph', text: sentence },
        { kind: 'list', items: ['Your name', 'Your message'] },
        { kind: 'table', caption: 'How long', rows: [['Enquiries', '24 months'] as const] },
      ],
    },
    { id: 'long', heading: longTitle, summary: longTitle, body: [{ kind: 'paragraph', text: longTitle }] },
  ],
};

const { lastUpdated: _, ...undated } = page;

export const gallery: Gallery = [
  { state: 'every kind of block', content: <Legal links={navigation.legal} page={page} /> },
  {
    state: 'one section, no date',
    content: (
      <Legal
        links={navigation.legal}
        page={{ ...undated, slug: 'cookie-policy', title: 'Cookies', sections: page.sections.slice(1) }}
      />
    ),
  },
];
