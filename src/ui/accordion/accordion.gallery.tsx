import type { Gallery } from '../../gallery/entry.ts';
import { Accordion } from './accordion.tsx';

const rows = ['How long does it take?', 'What does it cost?', 'Who will do the work?'].map((title) => ({
  key: title,
  title,
  content: <p>As long as it takes to do once. We say how long that is before we begin, in writing.</p>,
}));

export const gallery: Gallery = [
  { state: 'closed', content: <Accordion name="closed" rows={rows} /> },
  { state: 'open', ground: 'accent2', content: <Accordion name="open" rows={rows} open={1} /> },
];
