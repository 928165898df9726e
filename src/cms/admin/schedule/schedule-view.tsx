import { SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '../../access/may.ts';
import { dueOn, wholeDayOf } from '../../dashboard/clock.ts';
import { peopleFor } from '../../dashboard/people.ts';
import { type Entry, type Schedule, scheduleFor } from '../../editorial/schedule/calendar.ts';
import { dayKeyOf, type Month, monthOf } from '../../editorial/schedule/month.ts';
import { type PanelI18n, panelLocale, sayIn } from '../../panel/say.ts';
import { shownTitle } from '../../records/untitled.ts';
import { PanelView } from '../shell/panel-view.tsx';
import { CalendarEntry, inks, labelOf, Shape } from './calendar-entry.tsx';
import './schedule-view.css';

/** Entries shown per day. */
const mostOnDay = 3;

const mostInList = 6;

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const addressOf = (month: string, list: boolean): string => `/admin/schedule?month=${month}${list ? '&view=list' : ''}`;

interface DayProps {
  readonly day: Month['weeks'][number][number];
  readonly entries: readonly Entry[];
  readonly i18n: PanelI18n;
}

function Day({ day, entries, i18n }: DayProps) {
  const say = sayIn(i18n);
  const more = entries.length - mostOnDay;
  return (
    <td data-weekend={day.isWeekend || undefined} data-other={!day.inMonth || undefined}>
      <b data-today={day.isToday || undefined}>
        {day.date}
        {day.isToday && ` ${say('Today')}`}
      </b>
      <CalendarEntries entries={entries.slice(0, mostOnDay)} i18n={i18n} />
      {more > 0 && <a href={addressOf(day.key.slice(0, 7), true)}>{say('and {count} more', { count: more })}</a>}
    </td>
  );
}

interface MonthProps {
  readonly month: Month;
  readonly days: Schedule['days'];
  readonly i18n: PanelI18n;
}

function Grid({ month, days, i18n }: MonthProps) {
  const say = sayIn(i18n);
  return (
    <table className="schedule__grid">
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {say(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week[0]?.key}>
            {week.map((day) => (
              <Day key={day.key} day={day} entries={days.get(day.key) ?? []} i18n={i18n} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly i18n: PanelI18n;
}

const CalendarEntries = ({ entries, i18n }: EntriesProps) =>
  entries.map((entry) => (
    <CalendarEntry key={`${entry.collection} ${entry.id} ${entry.what} ${entry.at}`} entry={entry} i18n={i18n} />
  ));

function More({ entries, i18n }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <details>
      <summary>{sayIn(i18n)('and {count} more', { count: entries.length })}</summary>
      <CalendarEntries {...{ entries, i18n }} />
    </details>
  );
}

function List({ month, days, i18n }: MonthProps) {
  const say = sayIn(i18n);
  const full = month.weeks.flat().filter(({ inMonth, key }) => inMonth && days.has(key));
  if (full.length === 0)
    return <p className="schedule__none">{say('Nothing scheduled in {month}.', { month: month.name })}</p>;
  return (
    <ol className="schedule__list panel-list" data-lines>
      {full.map(({ key, isToday }) => (
        <li key={key}>
          <h2>{isToday ? say('Today') : wholeDayOf(Date.parse(`${key}T04:00:00Z`), i18n)}</h2>
          <CalendarEntries entries={(days.get(key) ?? []).slice(0, mostInList)} i18n={i18n} />
          <More entries={(days.get(key) ?? []).slice(mostInList)} i18n={i18n} />
        </li>
      ))}
    </ol>
  );
}

function Legend({ i18n }: { readonly i18n: PanelI18n }) {
  const say = sayIn(i18n);
  return (
    <ul className="schedule__legend panel-list panel-row">
      {(
        [
          ['publishes', 'Publishes'],
          ['unpublishes', 'Unpublishes, or closes'],
          ['published', 'Published'],
          ['could not publish', 'Failed'],
        ] as const
      ).map(([what, words]) => (
        <li className="person" key={what}>
          <i data-ink={inks[what]}>
            <Shape what={what} />
          </i>
          {say(words)}
        </li>
      ))}
    </ul>
  );
}

interface BesideProps extends Pick<Schedule, 'next' | 'waiting'> {
  readonly now: number;
  readonly i18n: PanelI18n;
  readonly nameOf: (id: number | undefined) => { readonly name: string } | undefined;
}

function Beside({ next, waiting, now, nameOf, i18n }: BesideProps) {
  const say = sayIn(i18n);
  return (
    <>
      <section className="panel-part" aria-labelledby="schedule-next">
        <h2 id="schedule-next">
          {say('Next')} <span>{next.length}</span>
        </h2>
        {next.length === 0 && (
          <p>{say('Nothing scheduled. To schedule a draft, press the arrow beside “Publish changes”.')}</p>
        )}
        <ul className="panel-list" data-lines>
          {next.map((entry) => (
            <li key={`${entry.collection} ${entry.id} ${entry.what} ${entry.at}`}>
              <b className="schedule__when">{dueOn(new Date(entry.at).toISOString(), now, i18n)}</b>
              <span className="panel-quiet">
                <a href={`/admin/collections/${entry.collection}/${entry.id}`}>{shownTitle(entry.title, say)}</a>
                {labelOf(entry, i18n)}
                {nameOf(entry.by) && ` · ${nameOf(entry.by)?.name.split(' ')[0]}`}
                {entry.why && <small className="panel-wrong"> {say(entry.why)}</small>}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel-part" aria-labelledby="schedule-waiting">
        <h2 id="schedule-waiting">
          {say('Unscheduled drafts')} <span>{waiting.length}</span>
        </h2>
        {waiting.length === 0 && <p>{say('No unscheduled drafts.')}</p>}
        <ul className="panel-list" data-lines>
          {waiting.map(({ collection, id, title, kind, person }) => (
            <li key={`${collection} ${id}`}>
              <span className="panel-quiet">
                <a href={`/admin/collections/${collection}/${id}`}>{shownTitle(title, say)}</a>
                {say(kind)}
                {nameOf(person) && ` · ${nameOf(person)?.name.split(' ')[0]}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** Calendar of scheduled publications and withdrawals, by month. */
export async function ScheduleView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  const say = sayIn(i18n);
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=%2Fadmin%2Fschedule');
  const now = Date.now();
  const month = monthOf(searchParams?.month, now, panelLocale(i18n));
  const asList = searchParams?.view === 'list';
  const viewer = { payload, user, permissions };
  const { days, next, waiting } = await scheduleFor(viewer, month, now);
  const nameOf = await peopleFor(viewer, [...next.map(({ by }) => by), ...waiting.map(({ person }) => person)]);
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      <main className="schedule" data-list={asList || undefined}>
        <SetStepNav nav={[{ label: say('Schedule') }]} />
        <h1>{month.name}</h1>
        <nav className="panel-row schedule__ways" aria-label={say('Month')}>
          <span className="schedule__look">
            <a className="panel-button" href={addressOf(month.key, false)} aria-current={asList ? undefined : 'true'}>
              {say('Month')}
            </a>
            <a className="panel-button" href={addressOf(month.key, true)} aria-current={asList ? 'true' : undefined}>
              {say('List')}
            </a>
          </span>
          <a className="panel-button" href={addressOf(month.before, asList)}>
            <span aria-hidden="true">◀</span>
            <span className="panel-hidden">{say('The month before')}</span>
          </a>
          <a className="panel-button" href={addressOf(dayKeyOf(now).slice(0, 7), asList)}>
            {say('Today')}
          </a>
          <a className="panel-button" href={addressOf(month.after, asList)}>
            <span aria-hidden="true">▶</span>
            <span className="panel-hidden">{say('The month after')}</span>
          </a>
        </nav>
        <div className="schedule__month">
          <Grid {...{ month, days, i18n }} />
          <List {...{ month, days, i18n }} />
          <Legend i18n={i18n} />
          <p>{say('To change a day, open the record and press the arrow beside “Publish changes”.')}</p>
        </div>
        <div className="schedule__beside">
          <Beside {...{ next, waiting, now, nameOf, i18n }} />
        </div>
      </main>
    </PanelView>
  );
}
