import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { List } from './list.tsx';

const services = [
  {
    title: 'Store design',
    text: 'Your shop, drawn from the product out. No theme with your logo dropped in.',
    picture: artwork.picture('icons/info-1', ''),
  },
  {
    title: 'Theme build',
    text: 'Fast, tidy code that your own team can edit on a Tuesday night.',
    picture: artwork.picture('icons/info-2', ''),
  },
  {
    title: 'Migration',
    text: 'Products, customers, orders and every old address, moved without losing a ranking.',
    picture: artwork.picture('icons/info-3', ''),
  },
  {
    title: 'Payments and delivery',
    text: 'Cards, wallets, FPS, lockers and same-day vans, joined up and tested with real orders.',
    picture: artwork.picture('icons/info-5', ''),
    link: { href: '/services/ecommerce', label: 'More about shops' },
  },
  {
    title: 'Apps and integrations',
    text: 'Stock, points, accounts. We add few apps and remove many.',
    picture: artwork.picture('icons/info-7', ''),
  },
  {
    title: 'Care after launch',
    text: 'Hours by the quarter, a person who knows your store, and no ticket queue.',
    picture: artwork.picture('icons/info-6', ''),
    link: { href: '/services/website-maintenance', label: 'What the hours cost' },
  },
];

const letters = [
  { title: 'Strategy and calendar', text: 'Who hears from you, how often, and what would make you stop.' },
  { title: 'Design and templates', text: 'Letters that hold together on a phone, in the dark, in two languages.' },
  { title: 'Automation', text: 'Welcome, basket left behind, thank you, come back. Each sent once, on time.' },
  { title: 'Testing and reporting', text: 'Two subject lines, one winner, and a page a month on what was opened.' },
];

export const gallery: Gallery = [
  {
    state: 'ruled',
    content: (
      <List
        heading="What we do to your shop"
        headingLines={{
          wide: [
            { text: 'What', cap: 24 },
            { text: 'we do', cap: 17 },
            { text: 'to your', cap: 11 },
            { text: 'shop', cap: 26 },
          ],
          narrow: [
            { text: 'What we do', cap: 13 },
            { text: 'to your shop', cap: 16 },
          ],
        }}
        items={services}
        rhythm="ruled"
      />
    ),
  },
  { state: 'goods', content: <List heading="Services we offer" items={services} rhythm="goods" /> },
  {
    state: 'stamps',
    ground: 'milk',
    content: <List heading="Our email marketing services" items={letters} rhythm="stamps" />,
  },
];
