import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { isStaff, mayEver } from '../../cms/access/may.ts';
import { Nothing, Section } from '../../cms/admin/dashboard/parts.tsx';
import { PanelView } from '../../cms/admin/shell/panel-view.tsx';
import { placeOfClock } from '../../cms/dashboard/clock.ts';
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

function comparison({ views, viewsBefore }: Report, { name }: Span): string {
  if (viewsBefore === undefined) return '';
  const change = Math.round((views / viewsBefore - 1) * 100);
  if (change === 0) return `, as in the ${spoken[name]} before`;
  return `, ${Math.abs(change)}% ${change > 0 ? 'more' : 'fewer'} than in the ${spoken[name]} before`;
}

function Opening({ report, span, isOn }: { readonly report: Report; readonly span: Span; readonly isOn: boolean }) {
  const { views, enquiries, applications } = report;
  const sent = enquiries.sent + applications.sent;
  const pages =
    views === 0
      ? `No page was read in ${spoken[span.name]}`
      : `${grouped(views)} ${views === 1 ? 'page was' : 'pages were'} read in ${spoken[span.name]}`;
  return (
    <div>
      <h1 className="panel-sentence">
        {pages}
        {comparison(report, span)}. {sent === 0 ? 'No' : grouped(sent)}{' '}
        {sent === 1 ? 'form was submitted.' : 'forms were submitted.'}
      </h1>
      <p className="panel-words">
        {shortDay(span.from)} to {shortDay(span.to)} by {placeOfClock}’s calendar. Visitors are not tracked: no cookies,
        no addresses. Robots are not counted, nor are browsers that ask to be left out.
        {isOn ? '' : ' Counting is switched off (FIGURES=off), so nothing new is added.'}
      </p>
    </div>
  );
}

function Ways({ span }: { readonly span: Span }) {
  return (
    <nav className="panel-row figures__ways" aria-label="Time">
      <span className="panel-row">
        {spans.map((name) => (
          <a
            className="panel-button"
            key={name}
            href={`/admin/figures?span=${name}`}
            aria-current={name === span.name ? 'true' : undefined}
          >
            {spanWords[name]}
          </a>
        ))}
      </span>
      <a className="panel-button" href={`/cms/figures/export.csv?span=${span.name}`} download>
        Download (CSV)
      </a>
    </nav>
  );
}

const sourceName = (name: string): string => (name === direct ? 'Directly' : name === others ? 'From elsewhere' : name);
const pageName = (name: string): string => (name === others ? 'All others' : name);

function Parts({ report, span }: { readonly report: Report; readonly span: Span }) {
  const { views, columns, pages, sources, unfound, enquiries, applications, speeds } = report;
  const forms = [
    { name: 'Enquiries', ...enquiries },
    { name: 'Applications', ...applications },
  ];
  return (
    <div className="today__grid">
      <Section id="views" title="Pages read" count={grouped(views)}>
        <ViewsChart slots={span.slots} columns={columns} />
      </Section>
      <Section id="pages" title="Top pages" count={`${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`}>
        {pages.length === 0 && <Nothing icon="t">No page has been read yet.</Nothing>}
        <Rank rows={pages} nameOf={pageName} most={10} linked />
      </Section>
      <Section id="sources" title="Where they came from">
        {sources.length === 0 && <Nothing icon="t">No visits yet.</Nothing>}
        <Rank rows={sources} nameOf={sourceName} most={10} />
      </Section>
      <Section id="unfound" title="Searches without results">
        {unfound.length === 0 && <Nothing icon="t">Every search had results.</Nothing>}
        <Rank rows={unfound} nameOf={pageName} />
      </Section>
      <Section id="forms" title="Forms">
        <FormsChart forms={forms} />
      </Section>
      <Section id="speeds" title="How fast pages were" count="75th percentile">
        {speeds.length === 0 && (
          <Nothing icon="t">Nothing measured yet. Every fourth visit is measured when it ends.</Nothing>
        )}
        {speeds.length > 0 && <Speeds speeds={speeds.slice(0, mostSpeeds)} />}
      </Section>
    </div>
  );
}

/** Analytics view: aggregate counts without tracking of visitors. */
export async function AnalyticsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=%2Fadmin%2Ffigures');
  if (!mayEver(user, 'figures', 'read')) notFound();
  const span = spanOf(searchParams?.span, Date.now());
  const report = await readReport(payload, span);
  return (
    <PanelView {...{ initPageResult, params, searchParams }}>
      <main className="today figures">
        <SetStepNav nav={[{ label: 'Figures' }]} />
        <Opening report={report} span={span} isOn={payload.config.custom.analytics === true} />
        <Ways span={span} />
        <Parts report={report} span={span} />
      </main>
    </PanelView>
  );
}
