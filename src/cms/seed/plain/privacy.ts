import type { BrandPage } from '../../../sections/brand-page.ts';

/** Retention periods of the settings, in months. */
export interface Retention {
  readonly enquiries: number;
  readonly applications: number;
  /** Whether visits are counted. */
  readonly counts: boolean;
}

const counting =
  'Our server counts how often a page is read on a day, which website led here, what was searched and not found, how often a form is begun and sent, and how fast pages are. These are numbers: no cookie is set, no address is kept, and nothing of it is about you. It deletes them after 13 months. A browser that sends Do Not Track or Global Privacy Control is not counted at all.';

const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);

/**
 * Privacy page about what the software does with visitors' data. The company must add its own
 * processing.
 */
export const privacy = ({ enquiries, applications, counts }: Retention): BrandPage => ({
  path: '/privacy-policy',
  title: 'Privacy policy – {name}',
  description:
    'What {name} is told about you through this website, what for, how long it is kept, and what you can ask us to do with it.',
  ground: 'paper',
  sections: [
    {
      block: 'legal',
      props: {
        title: 'Privacy policy',
        lead: 'What this website does with what you tell it. It is a text to begin with: have a lawyer complete it for your company and your country.',
        sections: [
          {
            anchor: 'who-we-are',
            heading: 'Who we are',
            summary: '{name}, {address:first}.',
            body: [
              {
                kind: 'paragraph',
                text: '{name}, {address}, is responsible for this website and for what you send us by it. You reach us at {email}.',
              },
            ],
          },
          {
            anchor: 'what-we-collect',
            heading: 'What we collect',
            summary: 'What you type into a form. Reading needs nothing.',
            body: [
              {
                kind: 'paragraph',
                text: 'You can read every page without telling us who you are. The website sets no cookies for visitors, and asks no other company for anything.',
              },
              ...(counts ? ([{ kind: 'paragraph', text: counting }] as const) : []),
              {
                kind: 'table',
                caption: 'What we are told, and by which form',
                rows: [
                  [
                    'Contact form',
                    'Name and email address and, if you give them, company, telephone, message and a file',
                  ],
                  [
                    'Job application',
                    'Name, email address and CV and, if you give them, telephone, portfolio and a few words',
                  ],
                ],
              },
            ],
          },
          {
            anchor: 'what-for',
            heading: 'What for',
            summary: 'To answer you.',
            body: [
              {
                kind: 'paragraph',
                text: 'We use what you send to answer you, and to decide about your application where you sent one. We do not use it for marketing, and we do not sell it.',
              },
              {
                kind: 'paragraph',
                text: 'It is seen by the people here who answer messages, and by the companies that keep our mail and our records for us.',
              },
            ],
          },
          {
            anchor: 'how-long',
            heading: 'How long we keep it',
            summary: `Enquiries ${months(enquiries)}, applications ${months(applications)}, at most.`,
            body: [
              {
                kind: 'paragraph',
                text: `This website deletes an enquiry after ${months(enquiries)} and an application after ${months(applications)}, each with its file. Ask us, and we delete it earlier.`,
              },
            ],
          },
          {
            anchor: 'your-rights',
            heading: 'Your rights',
            summary: 'See it, correct it, have it deleted.',
            body: [
              {
                kind: 'paragraph',
                text: `You may ask what we hold about you, have it corrected, and have it deleted. Write to {email}, from the address that you gave us, so that we know it is you.`,
              },
            ],
          },
        ],
      },
    },
  ],
});
