import type { BrandPage } from '../../../src/sections/brand-page.ts';

export const firstService: BrandPage = {
  path: '/services/first-service',
  title: 'First service – {name}',
  description:
    'What the first service of {name} is, whom it is for and what it costs, in one or two sentences of its own.',
  ground: 'paper',
  menu: 'services',
  sections: [
    { block: 'hero', props: { heading: { text: 'First service' } } },
    {
      block: 'statement',
      props: {
        ground: 'paper2',
        statement: 'It costs {first-price} or more.',
        paragraph: 'What is done for that, how long it takes, and what a client has to bring.',
        onward: { href: '/contact-us', label: 'Contact us' },
      },
    },
  ],
};

export const secondService: BrandPage = {
  path: '/services/second-service',
  title: 'Second service – {name}',
  description:
    'What the second service of {name} is, whom it is for and what it costs, in one or two sentences of its own.',
  ground: 'paper',
  menu: 'services',
  sections: [
    { block: 'hero', props: { heading: { text: 'Second service' } } },
    {
      block: 'statement',
      props: {
        ground: 'paper2',
        statement: 'It costs {second-price} or more.',
        paragraph: 'What is done for that, how long it takes, and what a client has to bring.',
        onward: { href: '/contact-us', label: 'Contact us' },
      },
    },
  ],
};
