import { artwork, words } from '#words';
import type { SearchResults } from '../../domain/search-results.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { Search } from './search.tsx';

const plain = (text: string) => [{ text, marked: false }];
const withShop = (before: string, after: string) => [
  { text: before, marked: false },
  { text: 'shop', marked: true },
  { text: after, marked: false },
];
const article = (title: string, before: string, after: string) => ({
  href: '/insights',
  title: plain(title),
  text: withShop(before, after),
  picture: null,
  price: null,
});

const results: SearchResults = {
  count: 16,
  groups: [
    {
      name: 'Work',
      count: 1,
      hits: [
        {
          href: '/work/arabica',
          title: plain('Arabica'),
          text: withShop('Coffee roaster. A ', ' with one cart and no clutter'),
          picture: artwork.picture('office/desktop-window', ''),
          price: null,
        },
      ],
    },
    {
      name: 'Articles',
      count: 12,
      hits: [
        article('What a No. 8 does to your checkout', 'When a whole city ', 's from the sofa'),
        article('FPS, Octopus, cards: what to switch on first', 'For a Hong Kong ', ', in order'),
      ],
    },
    {
      name: 'Services',
      count: 2,
      hits: [
        { ...article('E-commerce websites', 'Online ', 's'), price: { before: 'from HK$', figure: '150,000' } },
        { ...article('Shopify agency', 'A ', ' in weeks'), price: { figure: '4–8', after: 'weeks' } },
      ],
    },
    { name: 'Jobs', count: 1, hits: [article('Web developer', '', 's and content-managed sites')] },
  ],
};

export const gallery: Gallery = [
  { state: 'found', ground: 'paper', content: <Search words={words.search.words} query="shop" results={results} /> },
  {
    state: 'nothing',
    ground: 'paper',
    content: <Search words={words.search.words} query="intranet" results={{ count: 0, groups: [] }} />,
  },
  {
    state: 'empty',
    ground: 'paper',
    content: <Search words={words.search.words} query="" results={{ count: 0, groups: [] }} />,
  },
];
