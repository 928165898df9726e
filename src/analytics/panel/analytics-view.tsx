import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps, Payload } from 'payload';
import { isStaff, mayEver } from '../../cms/access/may.ts';
import { Nothing, Section } from '../../cms/admin/dashboard/parts.tsx';
import { ViewTabs } from '../../cms/admin/list-view/view-tabs.tsx';
import { PanelView } from '../../cms/admin/shell/panel-view.tsx';
import { placeOfClock } from '../../cms/dashboard/clock.ts';
import { type PanelI18n, panelLocale, type Say, sayIn } from '../../cms/panel/say.ts';
import { publishedTitles } from '../../cms/records/published-titles.ts';
import { direct, others } from '../../lib/analytics/metrics.ts';
import { readOrigins } from '../report/origins.ts';
import { type Report, readReport } from '../report/report.ts';
import { type Span, type SpanName, shortDay, spanOf, spans, spanWords } from '../report/span.ts';
import { FormsChart, grouped, Rank, ViewsChart } from './charts.tsx';
import { OriginsParts } from './origins.tsx';
import { Speeds } from './speeds.tsx';
import './analytics-view.css';

/** Number of most-read pages whose speed is shown. */
const mostSpeeds = 12;

const spoken: Readonly<Record<SpanName, string>> = {
  weeks: 'four weeks',
  quarter: 'thirteen weeks',
  year: 'thirteen months',
};

/** Pages that were read, compared with the span before: `1,204 pages were read in four weeks.` */
function viewsIn({ views, viewsBefore }: Report, { name }: Span, i18n: PanelI18n): string {
  const say = sayIn(i18n);
  const time = say(spoken[name]);
  const count = grouped(views, panelLocale(i18n));
  const read =
    views === 0
      ? say('No page was read in {time}', { time })
      : say(views === 1 ? '{count} page was read in {time}' : '{count} pages were read in {time}', { count, time });
  if (viewsBefore === undefined) return say('{sentence}.', { sentence: read });
  const change = Math.round((views / viewsBefore - 1) * 100);
  if (change === 0) return say('{read}, as in the {time} before.', { read, time });
  return say(
    change > 0
      ? '{read}, {percent}% more than in the {time} before.'
      : '{read}, {percent}% fewer than in the {time} before.',
    { read, percent: Math.abs(change), time },
  );
}

function formsIn(sent: number, i18n: PanelI18n): string {
  const say = sayIn(i18n);
  if (sent === 0) return say('No forms were submitted.');
  const count = grouped(sent, panelLocale(i18n));
  return say(sent === 1 ? '{count} form was submitted.' : '{count} forms were submitted.', { count });
}

interface OpeningProps {
  readonly report: Report;
  readonly span: Span;
  readonly isOn: boolean;
  readonly i18n: PanelI18n;
}

function Opening({ report, span, isOn, i18n }: OpeningProps) {
  const say = sayIn(i18n);
  const { enquiries, applications } = report;
  return (
    <div>
      <h1 className="panel-sentence">
        {viewsIn(report, span, i18n)} {formsIn(enquiries.sent + applications.sent, i18n)}
      </h1>
      <p className="panel-words">
        {say(
          '{from} to {to} by {place}’s calendar. Visitors are not tracked: no cookies, no addresses. Robots are not counted, nor are browsers that ask to be left out.',
          { from: shortDay(span.from, i18n), to: shortDay(span.to, i18n), place: say(placeOfClock) },
        )}
        {isOn ? '' : ` ${say('Counting is switched off (FIGURES=off), so nothing new is added.')}`}
      </p>
    </div>
  );
}

/** Views of the figures, by the value of `view` in their address. */
const views = [
  ['visits', 'Visits'],
  ['sources', 'From source to enquiry'],
] as const;

type View = (typeof views)[number][0];

const queryOf = (view: View, span: SpanName): string => `?view=${view}&span=${span}`;

interface WaysProps {
  readonly view: View;
  readonly span: Span;
  readonly say: Say;
}

function Views({ view, span, say }: WaysProps) {
  return (
    <nav aria-label={say('Views')}>
      <ViewTabs
        tabs={views.map(([name, title]) => ({
          name: say(title),
          href: `/admin/figures${queryOf(name, span.name)}`,
          isCurrent: name === view,
        }))}
      />
    </nav>
  );
}

function Ways({ view, span, say }: WaysProps) {
  const file = view === 'sources' ? 'sources.csv' : 'export.csv';
  return (
    <nav className="panel-row figures__ways" aria-label={say('Time')}>
      <span className="panel-row">
        {spans.map((name) => (
          <a
            className="panel-button"
            key={name}
            href={`/admin/figures${queryOf(view, name)}`}
            aria-current={name === span.name ? 'true' : undefined}
          >
            {say(spanWords[name])}
          </a>
        ))}
      </span>
      <a className="panel-button" href={`/cms/figures/${file}?span=${span.name}`} download>
        {say('Download (CSV)')}
      </a>
    </nav>
  );
}

interface PartsProps {
  readonly report: Report;
  readonly span: Span;
  readonly i18n: PanelI18n;
}

function Parts({ report, span, i18n }: PartsProps) {
  const say = sayIn(i18n);
  const sourceName = (name: string): string =>
    name === direct ? say('Directly') : name === others ? say('From elsewhere') : name;
  const pageName = (name: string): string => (name === others ? say('All others') : name);
  const { views, columns, pages, sources, unfound, enquiries, applications, speeds } = report;
  const forms = [
    { name: say('Enquiries'), ...enquiries },
    { name: say('Applications'), ...applications },
  ];
  return (
    <div className="today__grid">
      <Section id="views" title={say('Pages read')} count={grouped(views, panelLocale(i18n))}>
        <ViewsChart slots={span.slots} {...{ columns, i18n }} />
      </Section>
      <Section
        id="pages"
        title={say('Top pages')}
        count={say(pages.length === 1 ? '{count} page' : '{count} pages', { count: pages.length })}
      >
        {pages.length === 0 && <Nothing icon="t">{say('No page has been read yet.')}</Nothing>}
        <Rank rows={pages} nameOf={pageName} most={10} linked i18n={i18n} />
      </Section>
      <Section id="sources" title={say('Where they came from')}>
        {sources.length === 0 && <Nothing icon="t">{say('No visits yet.')}</Nothing>}
        <Rank rows={sources} nameOf={sourceName} most={10} i18n={i18n} />
      </Section>
      <Section id="unfound" title={say('Searches without results')}>
        {unfound.length === 0 && <Nothing icon="t">{say('Every search had results.')}</Nothing>}
        <Rank rows={unfound} nameOf={pageName} i18n={i18n} />
      </Section>
      <Section id="forms" title={say('Forms')}>
        <FormsChart {...{ forms, i18n }} />
      </Section>
      <Section id="speeds" title={say('How fast pages were')} count={say('75th percentile')}>
        {speeds.length === 0 && (
          <Nothing icon="t">{say('Nothing measured yet. Every fourth visit is measured when it ends.')}</Nothing>
        )}
        {speeds.length > 0 && <Speeds speeds={speeds.slice(0, mostSpeeds)} i18n={i18n} />}
      </Section>
    </div>
  );
}

interface ViewProps {
  readonly payload: Payload;
  readonly span: Span;
  readonly i18n: PanelI18n;
}

async function Visits({ payload, span, i18n }: ViewProps) {
  const report = await readReport(payload, span);
  const say = sayIn(i18n);
  return (
    <main className="today figures">
      <SetStepNav nav={[{ label: say('Figures || of visits') }]} />
      <Opening report={report} span={span} isOn={payload.config.custom.analytics === true} i18n={i18n} />
      <Views view="visits" {...{ span, say }} />
      <Ways view="visits" {...{ span, say }} />
      <Parts {...{ report, span, i18n }} />
    </main>
  );
}

async function Sources({ payload, span, i18n }: ViewProps) {
  const origins = await readOrigins(payload, span);
  const titles = await publishedTitles(
    payload,
    origins.pages.map(({ name }) => name),
  );
  const say = sayIn(i18n);
  return (
    <main className="today origins">
      <SetStepNav
        nav={[{ label: say('Figures || of visits'), url: '/figures' }, { label: say('From source to enquiry') }]}
      />
      <h1 className="panel-sentence">{say('From source to enquiry')}</h1>
      <p className="panel-words">
        {say(
          'Which sources and pages bring enquiries. {from} to {to}. Counted without cookies and without anything stored on a visitor’s device.',
          { from: shortDay(span.from, i18n), to: shortDay(span.to, i18n) },
        )}
      </p>
      <Views view="sources" {...{ span, say }} />
      <Ways view="sources" {...{ span, say }} />
      <OriginsParts {...{ origins, span, titles, i18n }} />
    </main>
  );
}

/** Analytics view: aggregate counts without tracking of visitors. */
export async function AnalyticsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req;
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=%2Fadmin%2Ffigures');
  if (!mayEver(user, 'figures', 'read')) notFound();
  const span = spanOf(searchParams?.span, Date.now(), i18n);
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      {searchParams?.view === 'sources' ? (
        <Sources {...{ payload, span, i18n }} />
      ) : (
        <Visits {...{ payload, span, i18n }} />
      )}
    </PanelView>
  );
}
