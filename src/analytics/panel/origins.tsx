import type { ReactNode } from 'react';
import { Nothing, Section } from '../../cms/admin/dashboard/parts.tsx';
import { type PanelI18n, panelLocale, type Say, sayIn } from '../../cms/panel/say.ts';
import { channelNames } from '../../lib/analytics/channels.ts';
import type { Press } from '../../lib/analytics/presses.ts';
import { leastForRate, type Origins, type SourceCount, visitsForOne } from '../report/origins.ts';
import type { Named } from '../report/report.ts';
import { longMonth, type Span } from '../report/span.ts';
import { grouped, ViewsChart } from './charts.tsx';
import './origins.css';

/** Tags and pages with a row of their own; a visitor can invent any number of tags. */
const mostTags = 6;
const mostPages = 8;

const pressNames: Readonly<Record<Press, string>> = {
  whatsapp: 'WhatsApp, pressed',
  phone: 'Phone number, pressed',
  email: 'Email address, pressed',
  network: 'Professional network, pressed',
};

const sourceName = ({ channel, tag }: SourceCount, say: Say): string => {
  if (channel !== 'tag') return say(channelNames[channel]);
  return tag === undefined ? say('Other tagged links') : say('Tagged “{name}”', { name: tag });
};

/** Folds all tags after the first ones into one row, before the unknown sources. */
function withFewTags(sources: readonly SourceCount[]): SourceCount[] {
  const tags = sources.filter(({ channel }) => channel === 'tag');
  const rest = tags.slice(mostTags);
  const shown = sources.filter((source) => !rest.includes(source));
  if (rest.length === 0) return shown;
  const sumOf = (what: 'visits' | 'enquiries') => rest.reduce((sum, source) => sum + (source[what] ?? 0), 0);
  const others: SourceCount = { channel: 'tag', visits: sumOf('visits'), enquiries: sumOf('enquiries') };
  const at = shown.findIndex(({ channel }) => channel === 'unknown');
  return at < 0 ? [...shown, others] : shown.toSpliced(at, 0, others);
}

function rateIn(source: SourceCount, say: Say): string | undefined {
  if (source.visits === undefined) return undefined;
  const visits = visitsForOne(source);
  if (visits !== undefined) return say('1 in {count}', { count: visits });
  return source.enquiries < leastForRate ? say('too few') : undefined;
}

interface CellProps {
  readonly children: ReactNode;
  /** Left out in narrow windows. */
  readonly isWide?: boolean;
  readonly say: Say;
}

/** Cell of a number that may be unknown. */
function Cell({ children, isWide, say }: CellProps) {
  return (
    <td data-number data-wide={isWide || undefined}>
      {children ?? (
        <>
          <span aria-hidden="true">·</span>
          <span className="panel-hidden">{say('Not known')}</span>
        </>
      )}
    </td>
  );
}

interface BarRowProps {
  readonly name: ReactNode;
  readonly count: number;
  readonly most: number;
  readonly isUnknown?: boolean;
  readonly i18n: PanelI18n;
  readonly children?: ReactNode;
}

/** Row of a table with a bar for its first number. */
function BarRow({ name, count, most, isUnknown, i18n, children }: BarRowProps) {
  return (
    <tr data-unknown={isUnknown || undefined}>
      <th scope="row">{name}</th>
      <td className="origins__bar">
        {count > 0 && <i style={{ inlineSize: `${(count / Math.max(1, most)) * 100}%` }} />}
      </td>
      <td data-number data-main>
        {grouped(count, panelLocale(i18n))}
      </td>
      {children}
    </tr>
  );
}

interface StepsProps {
  readonly origins: Origins;
  readonly i18n: PanelI18n;
}

/** Visits, forms begun and enquiries sent, each with its share of the step before. */
function Steps({ origins: { visits, begun, enquiries }, i18n }: StepsProps) {
  const say = sayIn(i18n);
  // Forms without script are sent without having been begun.
  const shareOf = (count: number, before: number): number =>
    before === 0 ? 0 : Math.min(100, Math.round((count / before) * 100));
  const [began, sent] = [shareOf(begun, visits), shareOf(enquiries, begun)];
  const steps = [
    { name: say('Visits'), count: visits, share: visits > 0 ? 100 : 0, below: say('arrivals from elsewhere') },
    { name: say('Began the form'), count: begun, share: began, below: say('{count} of 100 visits', { count: began }) },
    {
      name: say('Sent an enquiry'),
      count: enquiries,
      share: sent,
      below:
        enquiries > begun ? say('some without script') : begun > 0 && say('{count} of 100 of those', { count: sent }),
    },
  ];
  return (
    <div className="origins__steps">
      {steps.map(({ name, count, share, below }) => (
        <div key={name}>
          <b>{grouped(count, panelLocale(i18n))}</b>
          <i style={{ '--share': share } as Readonly<Record<string, number>>} />
          <p>
            {name} <small>{below}</small>
          </p>
        </div>
      ))}
    </div>
  );
}

interface SourcesProps {
  readonly sources: readonly SourceCount[];
  readonly i18n: PanelI18n;
}

/** Table of sources with their visits, and with the rate where it says something. */
function Sources({ sources, i18n }: SourcesProps) {
  const say = sayIn(i18n);
  const most = Math.max(1, ...sources.map(({ enquiries }) => enquiries));
  return (
    <table className="origins__bars panel-table">
      <thead>
        <tr>
          <th scope="col">{say('Source')}</th>
          <td className="origins__bar" />
          <th scope="col" data-number>
            {say('Enquiries')}
          </th>
          <th scope="col" data-number data-wide>
            {say('Visits')}
          </th>
          <th scope="col" data-number>
            {say('Per visit')}
          </th>
        </tr>
      </thead>
      <tbody>
        {withFewTags(sources).map((source) => {
          const { channel, tag, visits, enquiries } = source;
          return (
            <BarRow
              key={`${channel} ${tag ?? ''}`}
              name={sourceName(source, say)}
              count={enquiries}
              isUnknown={channel === 'unknown'}
              {...{ most, i18n }}
            >
              <Cell isWide say={say}>
                {visits === undefined ? undefined : grouped(visits, panelLocale(i18n))}
              </Cell>
              <Cell say={say}>{rateIn(source, say)}</Cell>
            </BarRow>
          );
        })}
      </tbody>
    </table>
  );
}

interface NamedProps {
  readonly rows: readonly Named[];
  readonly heading: string;
  readonly nameOf: (name: string) => ReactNode;
  readonly i18n: PanelI18n;
}

/** Table of names by enquiries; further ones are in a disclosure. */
function NamedBars({ rows, heading, nameOf, i18n }: NamedProps) {
  const say = sayIn(i18n);
  const most = rows[0]?.count ?? 1;
  const table = (part: readonly Named[]) => (
    <table className="origins__bars panel-table">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <td className="origins__bar" />
          <th scope="col" data-number>
            {say('Enquiries')}
          </th>
        </tr>
      </thead>
      <tbody>
        {part.map(({ name, count }) => (
          <BarRow key={name} name={nameOf(name)} {...{ count, most, i18n }} />
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table(rows.slice(0, mostPages))}
      {rows.length > mostPages && (
        <details>
          <summary>{say('and {count} more', { count: rows.length - mostPages })}</summary>
          {table(rows.slice(mostPages))}
        </details>
      )}
    </>
  );
}

function InTouch({ origins: { enquiries, presses }, i18n }: StepsProps) {
  const say = sayIn(i18n);
  const rows = [
    { name: say('Form, sent'), count: enquiries },
    ...(Object.entries(presses) as [Press, number][]).map(([press, count]) => ({
      name: say(pressNames[press]),
      count,
    })),
  ];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="origins__bars panel-table">
      <tbody>
        {rows.map(({ name, count }) => (
          <BarRow key={name} {...{ name, count, most, i18n }} />
        ))}
      </tbody>
    </table>
  );
}

interface Props extends StepsProps {
  readonly span: Span;
  /** Titles of the pages in the report, by path. */
  readonly titles: ReadonlyMap<string, string>;
}

function ByMonth({ origins: { months }, i18n }: StepsProps) {
  return (
    <details>
      <summary>{sayIn(i18n)('By month')}</summary>
      {months.toReversed().map(({ month, sources }) => (
        <div key={month}>
          <h3>{longMonth(month, i18n)}</h3>
          <Sources {...{ sources, i18n }} />
        </div>
      ))}
    </details>
  );
}

/** From source to enquiry: sources, pages, campaigns and means of contact. */
export function OriginsParts({ origins, span, titles, i18n }: Props) {
  const say = sayIn(i18n);
  const { enquiries, sources, columns, pages, campaigns, known } = origins;
  const unknown = sources.find(({ channel }) => channel === 'unknown')?.enquiries ?? 0;
  const nothing = <Nothing icon="t">{say('No enquiries yet.')}</Nothing>;
  const pageName = (path: string): ReactNode => (
    <a href={path} target="_blank" rel="noreferrer" title={path}>
      {titles.get(path) ?? path}
    </a>
  );
  return (
    <>
      <Steps {...{ origins, i18n }} />
      <div className="today__grid">
        <Section id="origins" title={say('Where enquiries come from')} count={enquiries}>
          {sources.length === 0 ? nothing : <Sources {...{ sources, i18n }} />}
          <p className="panel-quiet">
            {unknown > 0 &&
              `${say('“Not known”: the browser asks not to be counted, or hides it. It is {unknown} of {count} here, so read the others as the least, not as shares.', { unknown, count: enquiries })} `}
            {say('Below {count} enquiries no rate is given.', { count: leastForRate })}
          </p>
          {sources.length > 0 && <ByMonth {...{ origins, i18n }} />}
        </Section>
        <Section
          id="bring"
          title={say('Which pages bring enquiries')}
          count={say('read by the {count} whose day is known', { count: known })}
        >
          {pages.length === 0 ? (
            nothing
          ) : (
            <NamedBars rows={pages} heading={say('Page')} nameOf={pageName} i18n={i18n} />
          )}
          <p className="panel-quiet">{say('A page counts once for each enquiry whose sender read it on that day.')}</p>
        </Section>
        <Section id="when" title={say('Enquiries over time')} count={enquiries}>
          <ViewsChart slots={span.slots} {...{ columns, i18n }} />
        </Section>
        <Section id="touch" title={say('How they got in touch')}>
          <InTouch {...{ origins, i18n }} />
          <p className="panel-quiet">
            {say('A press is not a message: what is said on WhatsApp and on the phone does not pass through here.')}
          </p>
        </Section>
        {campaigns.length > 0 && (
          <Section id="campaigns" title={say('Campaigns')}>
            <NamedBars rows={campaigns} heading={say('Campaign')} nameOf={(name) => name} i18n={i18n} />
          </Section>
        )}
      </div>
    </>
  );
}
