import type { Kind } from '../../roles/table.ts';
import type { DayFigures, WeekFigures } from '../../today/inbox.ts';
import type { Week } from '../../weeks.ts';
import { Bar, Columns, ColumnsKey, KeyEntry } from './columns.tsx';
import { Section } from './parts.tsx';
import { WeeksChart } from './weeks-chart.tsx';

const said = ({ name, enquiries, applications }: DayFigures): string =>
  `${name}: ${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}, ${applications} ${applications === 1 ? 'application' : 'applications'}`;

function Day({ day, most }: { readonly day: DayFigures; readonly most: number }) {
  const { name, enquiries, applications, isToday, isAhead } = day;
  return (
    <div data-last={isToday || undefined}>
      <span>{isAhead ? '·' : enquiries + applications}</span>
      <Bar count={applications} most={most} second />
      <Bar count={enquiries} most={most} />
      <b>{name}</b>
    </div>
  );
}

interface WeekProps {
  readonly week: WeekFigures;
  /** What this person reads. */
  readonly kinds: readonly Kind[];
  readonly weeks: readonly Week[];
}

/** How much has come: by day, standing in the harbour, and by week for whoever asks. */
export function WeekSection({ week, weeks, kinds }: WeekProps) {
  const { days, enquiries, applications, lastWeek } = week;
  const most = Math.max(1, ...days.map((day) => day.enquiries + day.applications));
  return (
    <Section id="week" title="This week" count={`${enquiries + applications} so far`}>
      <Columns said={days.filter(({ isAhead }) => !isAhead).map(said)} nothing={enquiries + applications === 0}>
        {days.map((day) => (
          <Day key={day.name} day={day} most={most} />
        ))}
      </Columns>
      <ColumnsKey>
        {kinds.includes('enquiry') && <KeyEntry>Enquiries {enquiries}</KeyEntry>}
        {kinds.includes('application') && <KeyEntry second>Applications {applications}</KeyEntry>}
        <li>Last week {lastWeek}</li>
      </ColumnsKey>
      <details className="today__rest today__weeks">
        <summary>The last {weeks.length} weeks</summary>
        <WeeksChart weeks={weeks} />
      </details>
    </Section>
  );
}
