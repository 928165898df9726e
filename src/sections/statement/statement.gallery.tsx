import type { Gallery } from '../../gallery/entry.ts';
import { chinese, longTitle, sentence } from '../../gallery/samples.ts';
import { Statement } from './statement.tsx';

export const gallery: Gallery = [
  {
    state: 'with a way on',
    ground: 'accent3',
    content: (
      <Statement
        ground="accent3"
        statement="Sites that have been queued for, shouted at and left out in the rain."
        paragraph={sentence}
        onward={{ href: '/work', label: 'See all the work' }}
      />
    ),
  },
  {
    state: 'three words',
    ground: 'accent6',
    content: <Statement ground="accent6" statement="Up by nine." paragraph="Yes." />,
  },
  {
    state: 'a long one',
    ground: 'ink',
    content: <Statement ground="ink" statement={longTitle} paragraph={`${sentence} ${sentence} ${sentence}`} />,
  },
  { state: 'in Chinese', content: <Statement ground="paper" statement={chinese.title} paragraph={chinese.text} /> },
];
