import type { Navigation } from '../../../src/domain/navigation.ts';

export const navigation: Navigation = {
  services: [
    {
      href: '/services/first-service',
      word: 'First',
      label: 'First service',
      line: 'One sentence about the first service.',
      ground: 'accent6',
    },
    {
      href: '/services/second-service',
      word: 'Second',
      label: 'Second service',
      line: 'One sentence about the second service.',
      ground: 'accent4',
    },
  ],
  prices: [],
  pricesHead: { name: 'Prices', text: 'What our services cost.' },
  header: [
    { href: '/services/first-service', label: 'Services', marks: 'services', opens: true },
    { href: '/search', label: 'Search', marks: 'search', foot: true },
  ],
  button: { href: '/contact-us', label: 'Contact us', short: 'Contact' },
  others: [],
  explore: [
    { href: '/', label: 'Home' },
    { href: '/search', label: 'Search' },
  ],
  legal: [{ href: '/privacy-policy', label: 'Privacy policy' }],
  chat: { href: '/contact-us', label: 'Contact us' },
};
