import type { Navigation } from '../../src/domain/navigation.ts';
import { prices, pricesHead } from './price-list.ts';

export const navigation: Navigation = {
  services: [
    {
      href: '/strategy',
      word: 'Strategy',
      label: 'Strategy & Discovery',
      line: 'We find out what the site is for.',
      ground: 'accent5',
    },
    {
      href: '/web-design',
      word: 'Design',
      label: 'UI/UX Design',
      line: 'Signs people can read from a moving tram.',
      ground: 'accent3',
    },
    {
      href: '/web-development',
      word: 'Development',
      label: 'Web Development',
      line: 'Built to be looked after.',
      ground: 'accent2',
    },
  ],
  prices,
  pricesHead,
  header: [
    { href: '/work', label: 'Work', marks: 'work', cap: 14.2 },
    { href: '/#services', label: 'Services', marks: 'services', opens: true, cap: 15 },
    { href: '/about-us', label: 'About', marks: 'about', cap: 24 },
    { href: '/insights', label: 'Insights', marks: 'insights', cap: 24 },
    { href: '/search', label: 'Search', marks: 'search', foot: true },
  ],
  button: { href: '/contact-us', label: 'Contact us', short: 'Contact' },
  others: [],
  explore: [
    { href: '/#services', label: 'Services' },
    { href: '/about-us', label: 'About us' },
    { href: '/work', label: 'Work' },
    { href: '/insights', label: 'Insights' },
    { href: '/jobs', label: 'Jobs' },
    { href: '/search', label: 'Search' },
  ],
  legal: [
    { href: '/terms-of-service', label: 'Terms of service' },
    { href: '/privacy-policy', label: 'Privacy policy' },
    { href: '/cookie-policy', label: 'Cookie policy' },
  ],
  chat: { href: '/contact-us', label: 'Chat with us' },
};
