import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { HoverRows } from './hover-rows.tsx';

const strategy = [
  {
    title: 'Listen',
    text: 'Customers, staff, and whoever answers the phone.',
    picture: artwork.picture('services/strategy-row-1', 'A telephone off its hook, with people talking out of it'),
  },
  {
    title: 'Count',
    text: 'Visits, searches, orders, complaints. The line stops where you point.',
    picture: artwork.picture('services/strategy-row-2', 'Tally marks in rows of five, the last one unfinished'),
  },
  {
    title: 'Compare',
    text: 'Your rivals here, and the best of your kind anywhere.',
    picture: artwork.picture('services/strategy-row-3', 'Two shops seen through binoculars'),
  },
  {
    title: 'Decide',
    text: 'Site map, budget, dates, and what not to build.',
    picture: artwork.picture('services/strategy-row-4', 'A signpost with three arms, and a cat that has chosen'),
  },
];

const design = [
  {
    title: 'Wireframes',
    halves: ['Wire', 'frames'] as const,
    text: 'Grey boxes, hard questions.',
    picture: artwork.picture('services/design-row-1', 'A page drawn in outlines, with a note and a red pencil'),
  },
  {
    title: 'Prototypes',
    text: 'Pressed on real phones, by people in a hurry.',
    picture: artwork.picture('services/design-row-2', 'A hand-shaped cursor presses a button on a half-finished page'),
  },
  {
    title: 'Screens',
    halves: ['Scr', 'eens'] as const,
    text: 'Every one of them, not just the nice ones.',
    picture: artwork.picture('services/design-row-3', 'Four telephones as signboards over a street'),
  },
  {
    title: 'Design systems',
    text: 'Parts your team can rearrange.',
    picture: artwork.picture('services/design-row-4', 'A drawer of buttons, fields and signs, one being taken out'),
  },
];

const development = [
  {
    title: 'Launch',
    text: 'Redirects, backups, a quiet morning.',
    picture: artwork.picture('services/development-row-4', 'A red ship slides into the water'),
  },
  {
    title: 'Connect',
    text: 'Payments, stock, bookings, maps.',
    picture: artwork.picture(
      'services/development-row-3',
      'Lines join a card, a parcel, a calendar and a map to one hub',
    ),
  },
  {
    title: 'Build',
    text: 'Front end and content system.',
    picture: artwork.picture('services/development-row-2', 'A tower crane lowers a page on to the ones below'),
  },
  {
    title: 'Foundations',
    text: 'Hosting, addresses, who holds the keys.',
    picture: artwork.picture('services/development-row-1', 'Servers under a street of tower blocks'),
  },
];

export const gallery: Gallery = [
  {
    state: 'descending',
    ground: 'accent4',
    content: <HoverRows heading="What we look into" rows={strategy} variant="descending" />,
  },
  { state: 'split', ground: 'accent5', content: <HoverRows heading="How we draw" rows={design} variant="split" /> },
  {
    state: 'tower',
    ground: 'accent6',
    content: <HoverRows heading="Four floors, one staircase" rows={development} variant="tower" />,
  },
  {
    state: 'links',
    content: (
      <HoverRows
        heading="Where to go next"
        rows={design.slice(0, 3).map((row) => ({ ...row, tag: 'Next', href: '/contact-us' }))}
        variant="split"
      />
    ),
  },
];
