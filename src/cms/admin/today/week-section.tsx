import type { Kind } from '../../roles/table.ts';
import type { DayFigures, WeekFigures } from '../../today/inbox.ts';
import type { Week } from '../../weeks.ts';
import { Section } from './parts.tsx';
import { WeeksChart } from './weeks-chart.tsx';

/** Pixels of the highest column. */
const tallest = 150;

const said = ({ name, enquiries, applications }: DayFigures): string =>
  `${name}: ${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}, ${applications} ${applications === 1 ? 'application' : 'applications'}`;

function Day({ day, most }: { readonly day: DayFigures; readonly most: number }) {
  const { name, enquiries, applications, isToday, isAhead } = day;
  const high = (count: number) => ({ blockSize: `${Math.round((count / most) * tallest)}px` });
  return (
    <div className="today__day" data-today={isToday}>
      <span>{isAhead ? '·' : enquiries + applications}</span>
      <i className="today__applications" style={high(applications)} />
      <i className="today__enquiries" style={high(enquiries)} />
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
  const sofar = days.filter(({ isAhead }) => !isAhead).map(said);
  return (
    <Section id="week" title="This week" count={`${enquiries + applications} so far`}>
      <div className="today__week" role="img" aria-label={`${sofar.join('. ')}.`}>
        {days.map((day) => (
          <Day key={day.name} day={day} most={most} />
        ))}
      </div>
      <ul className="today__key">
        {kinds.includes('enquiry') && (
          <li>
            <i className="today__enquiries" />
            Enquiries {enquiries}
          </li>
        )}
        {kinds.includes('application') && (
          <li>
            <i className="today__applications" />
            Applications {applications}
          </li>
        )}
        <li>Last week {lastWeek}</li>
      </ul>
      <details className="today__weeks">
        <summary>The last {weeks.length} weeks</summary>
        <WeeksChart weeks={weeks} />
      </details>
    </Section>
  );
}
