import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { InfoGrid } from './info-grid.tsx';

const items = [
  ['A shop front', 'The first screen says what you sell and how to buy it.'],
  ['Tools that fit', 'Your team edits words, pictures and prices without us.'],
  ['Numbers you can read', 'One page a month: visits, enquiries, sales.'],
  ['Forms that arrive', 'Every enquiry reaches a person, and says so.'],
  ['Locked at night', 'Updates, backups and keys, looked after by the quarter.'],
  ['Quick on one bar', 'Weighed before launch and trimmed when it grows.'],
  ['Two languages', 'English and Chinese from one set of pages.'],
  ['Found by name', 'Titles, redirects and structured data, done once and done right.'],
  ['Said out loud', 'A launch note to your customers, if you have news.'],
].map(([title = '', text = ''], index) => ({
  title,
  text,
  icon: artwork.picture(`icons/info-${(index + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`, ''),
}));

export const gallery: Gallery = [
  { state: 'nine', content: <InfoGrid heading="Nine things every website gets, asked for or not" items={items} /> },
  { state: 'three', ground: 'accent6', content: <InfoGrid heading="Three things first" items={items.slice(0, 3)} /> },
];
