import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { isStaff, mayEver } from '../../cms/access/may.ts';
import { Nothing, Section } from '../../cms/admin/dashboard/parts.tsx';
import { PanelView } from '../../cms/admin/shell/panel-view.tsx';
import { placeOfClock } from '../../cms/dashboard/clock.ts';
import { type PanelI18n, panelLocale, type Say, sayIn } from '../../cms/panel/say.ts';
import { direct, others } from '../../lib/analytics/metrics.ts';
import { type Report, readReport } from '../report/report.ts';
import { type Span, type SpanName, shortDay, spanOf, spans, spanWords } from '../report/span.ts';
import { FormsChart, grouped, Rank, ViewsChart } from './charts.tsx';
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

function Ways({ span, say }: { readonly span: Span; readonly say: Say }) {
  return (
    <nav className="panel-row figures__ways" aria-label={say('Time')}>
      <span className="panel-row">
        {spans.map((name) => (
          <a
            className="panel-button"
            key={name}
            href={`/admin/figures?span=${name}`}
            aria-current={name === span.name ? 'true' : undefined}
          >
            {say(spanWords[name])}
          </a>
        ))}
      </span>
      <a className="panel-button" href={`/cms/figures/export.csv?span=${span.name}`} download>
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

/** Analytics view: aggregate counts without tracking of visitors. */
export async function AnalyticsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req;
  const say = sayIn(i18n);
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=%2Fadmin%2Ffigures');
  if (!mayEver(user, 'figures', 'read')) notFound();
  const span = spanOf(searchParams?.span, Date.now(), i18n);
  const report = await readReport(payload, span);
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      <main className="today figures">
        <SetStepNav nav={[{ label: say('Figures || of visits') }]} />
        <Opening report={report} span={span} isOn={payload.config.custom.analytics === true} i18n={i18n} />
        <Ways {...{ span, say }} />
        <Parts {...{ report, span, i18n }} />
      </main>
    </PanelView>
  );
}
