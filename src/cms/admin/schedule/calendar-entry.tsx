import { timeOf } from '../../dashboard/clock.ts';
import type { Entry } from '../../editorial/schedule/calendar.ts';
import { type PanelI18n, sayIn } from '../../panel/say.ts';
import { shownTitle } from '../../records/untitled.ts';
import './calendar-entry.css';

/** Background colour of an entry; also selects its shape. */
export const inks: Readonly<Record<Entry['what'], string>> = {
  publishes: 'accent5',
  unpublishes: 'paper2',
  closes: 'paper2',
  published: 'accent2',
  'could not publish': 'ink',
  'could not unpublish': 'ink',
};

/** Distinct shape for each colour, so that meaning does not depend on colour. */
const shapes: Readonly<Record<string, string>> = {
  accent5: 'M6 1h4v9h4v4H2v-4h4z',
  paper2: 'M2 1h12v4h-4v10H6V5H2z',
  accent2: 'M2 2h12l-4 4 4 4H6v5H2z',
  ink: 'M8 1l7 14H1z',
};

const events: Readonly<Record<Entry['what'], string>> = {
  publishes: '{time}, publishes',
  unpublishes: '{time}, unpublishes',
  closes: 'Last day, closes',
  published: '{time}, published',
  'could not publish': '{time}, could not publish',
  'could not unpublish': '{time}, could not unpublish',
};

/** Label of an entry: its time and event. */
export const labelOf = ({ what, at }: Entry, i18n: PanelI18n): string =>
  sayIn(i18n)(events[what], { time: timeOf(at, i18n) });

export function Shape({ what }: Pick<Entry, 'what'>) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[inks[what]]} />
    </svg>
  );
}

/** Entry of the calendar: a publication, withdrawal or closing date. */
export function CalendarEntry({ entry, i18n }: { readonly entry: Entry; readonly i18n: PanelI18n }) {
  const say = sayIn(i18n);
  const { collection, id, title, what, at, why } = entry;
  return (
    <a className="schedule__entry" data-ink={inks[what]} href={`/admin/collections/${collection}/${id}`}>
      <span>
        <Shape what={what} />
        {what === 'closes' ? say('Closes') : <time dateTime={new Date(at).toISOString()}>{timeOf(at, i18n)}</time>}
        <span className="panel-hidden"> {say('{what}:', { what: say(what) })} </span>
      </span>
      {shownTitle(title, say)}
      {why && <span>{say(why)}</span>}
    </a>
  );
}
