import { block } from '../../blocks/block.ts';
import { mapped, rows } from '../../blocks/composed.ts';
import type { Filling } from '../../blocks/filling.ts';
import { icon, ink } from '../../blocks/looks.ts';
import { line, passage } from '../../blocks/text.ts';
import type { Ground } from '../../lib/media/colours.ts';
import type { ScheduleProps, ScheduleTask } from './schedule.tsx';

type ScheduleTaskRow = Omit<ScheduleTask, 'ink'> & { readonly ink: Ground };

/** Weeks of a quarter: all, or every other one. */
const everyOther = (filling: Filling): string => filling.one(['all', '1, 3, 5, 7, 9, 11, 13']) ?? 'all';

const weeks = mapped<ScheduleTask['weeks'], string>(
  line({
    label: 'Weeks',
    help: 'Of the quarter, 1 to 13: "1, 5, 9". Or "all".',
    most: 60,
    start: 'all',
    example: everyOther,
  }),
  (text) => {
    if (text.trim() === 'all') return 'all';
    const numbers = [...text.matchAll(/\d+/g)].map(Number).filter((week) => week >= 1 && week <= 13);
    return numbers.length > 0 ? numbers : 'all';
  },
  (value) => (value === 'all' ? value : value.join(', ')),
);

export const scheduleBlock = block<Omit<ScheduleProps, 'tasks'> & { readonly tasks: readonly ScheduleTaskRow[] }>({
  name: 'schedule',
  label: 'Timeline',
  group: 'lists',
  help: 'What happens in which weeks of a quarter, as bars over a calendar.',
  synonyms: 'timeline, schedule, plan, calendar, table, roadmap, support, maintenance',
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'What happens when' }),
    tasks: rows<ScheduleTaskRow>(
      { label: 'Rows', one: 'Row', least: 2, most: 12 },
      {
        title: line({ label: 'Title', most: 60 }),
        text: passage({ label: 'Text', most: 400 }),
        icon: icon(),
        ink: ink(),
        weeks,
      },
    ),
  },
});
