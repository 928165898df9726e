import { words } from '#words';
import type { WorkCard } from '../../domain/content.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { category, chinese, drawing, longTitle, rightToLeft, upright } from '../../gallery/samples.ts';
import { NoWork } from './no-work.tsx';
import { WorkGrid } from './work-grid.tsx';
import { WorkHead } from './work-head.tsx';
import { WorkPages } from './work-pages.tsx';
import { WorkRows } from './work-rows.tsx';

const whole: WorkCard = {
  id: 'whole',
  title: 'Tai Ping',
  slug: 'tai-ping',
  clientTypes: [category('Retail')],
  services: 'Strategy, design, development',
  subject: 'Carpet maker',
  colours: ['#2a5f63', '#f0a63a', '#f6e7cf', '#2a1030'],
  gridImageFull: drawing,
  gridImageIllustration: drawing,
  introImageMobile: upright,
};
const named = (title: string): WorkCard => ({
  id: title,
  title,
  slug: 'named',
  clientTypes: [],
  colours: null,
  services: null,
  subject: null,
  gridImageFull: null,
  gridImageIllustration: null,
  introImageMobile: null,
});

const several = [whole, named('Sea'), named(longTitle), { ...whole, id: 'phone', gridImageFull: null }];
const otherScripts = [named(rightToLeft.title), named(chinese.short)];
const filters = [
  { slug: undefined, label: 'All', count: 10 },
  { slug: 'retail', label: 'Retail', count: 9 },
  { slug: 'sport', label: 'Sport', count: 1 },
];

const { heading = { text: '' }, note } = propsOnPage('/work', 'work-list');
const opening = { heading, note };

export const gallery: Gallery = [
  { state: 'head', content: <WorkHead opening={opening} filters={filters} type="retail" view="grid" /> },
  {
    state: 'head without filters',
    content: <WorkHead opening={opening} filters={filters.slice(0, 1)} type={undefined} view="list" />,
  },
  { state: 'grid', content: <WorkGrid works={several} /> },
  { state: 'grid of one', content: <WorkGrid works={[whole]} /> },
  { state: 'grid right to left and in Chinese', content: <WorkGrid works={otherScripts} /> },
  { state: 'rows', content: <WorkRows works={several} /> },
  { state: 'rows right to left and in Chinese', content: <WorkRows works={otherScripts} /> },
  {
    state: 'nothing at all, and nothing of a type',
    content: (
      <>
        <NoWork words={words.work.empty} type={undefined} />
        <NoWork words={words.work.empty} type="Sport" />
      </>
    ),
  },
  { state: 'pages', content: <WorkPages page={2} pages={3} type="retail" view="list" /> },
];
