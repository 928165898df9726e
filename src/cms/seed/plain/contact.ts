import type { BrandPage } from '../../../sections/brand-page.ts';

export const contact: BrandPage = {
  path: '/contact-us',
  title: 'Contact us – {name}',
  description: 'Write to {name}, ring, or come by: the address, the hours, and a form of five fields.',
  ground: 'accent1',
  menu: 'contact',
  sections: [
    {
      block: 'hero',
      props: {
        heading: {
          text: 'Write to us',
          wide: [
            { text: 'WRITE', cap: 16, share: 0.5 },
            { text: 'TO US', cap: 26 },
          ],
          narrow: [
            { text: 'WRITE', cap: 26 },
            { text: 'TO US', cap: 32 },
          ],
        },
        water: 'accent3',
        shapes: [{ shape: 'disc', ink: 'accent4', place: 'small' }],
        note: { icon: 't-inverted', name: 'Contact', text: 'Five fields, and a file if you have one.' },
      },
    },
    {
      block: 'contact-form',
      props: {
        lead: 'Tell us what you need, by when, and what you have already. Three lines will do.',
        statement: 'We use what you send to answer you, and for nothing else.',
      },
    },
  ],
};
