import { SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { isStaff, mayEver } from '../../cms/access/may.ts';
import { readablePath } from '../../cms/addresses/redirect-paths.ts';
import { Nothing } from '../../cms/admin/dashboard/parts.tsx';
import { PageLinks } from '../../cms/admin/list-view/page-links.tsx';
import { ViewTabs } from '../../cms/admin/list-view/view-tabs.tsx';
import { PanelView } from '../../cms/admin/shell/panel-view.tsx';
import { formatArrival } from '../../cms/dashboard/clock.ts';
import { type PanelI18n, type Say, sayIn } from '../../cms/panel/say.ts';
import { comesBackAt } from '../../lib/analytics/metrics.ts';
import { type Fruitless, readFruitless } from '../not-found/fruitless.ts';
import { type Missing, type NotFoundList, readNotFound, type Tab, tabs } from '../not-found/read-list.ts';
import type { Reason } from '../not-found/suggest.ts';
import { ChosenRows } from './chosen-rows.tsx';
import { FruitlessSearches } from './fruitless-searches.tsx';
import { NotFoundRow } from './not-found-row.tsx';
import '../../cms/admin/list-view/list-view.css';
import './not-found.css';

/** Rows on a page of the list. */
const most = 50;

/** Searches beside the list. */
const mostSearches = 12;

const tabWords: Readonly<Record<Tab, string>> = { open: 'Open', redirected: 'Redirected', ignored: 'Ignored' };

const nothingWords: Readonly<Record<Tab, string>> = {
  open: 'Everything that was asked for was found.',
  redirected: 'Nothing here right now.',
  ignored: 'Nothing here right now.',
};

function reasonIn(reason: Reason, say: Say): string {
  switch (reason.why) {
    case 'same last part':
      return say('very likely: same last part');
    case 'one of several':
      return say('likely: same last part, as other pages have it');
    case 'letters':
      return reason.differing === 1 ? say('very likely: one letter differs') : say('likely: two letters differ');
    case 'old address':
      return say('likely: {address} leads there', { address: reason.from });
    default:
      return reason satisfies never;
  }
}

function From({ from, say }: { readonly from: Missing['from']; readonly say: Say }) {
  if (typeof from === 'string') return from === '' ? say('Typed, or not known') : from;
  const words = say('Our page “{title}”', { title: from.title });
  return from.form ? <a href={from.form}>{words}</a> : words;
}

interface RowProps {
  readonly missing: Missing;
  readonly list: NotFoundList;
  readonly tab: Tab;
  readonly now: number;
  readonly i18n: PanelI18n;
}

function Row({ missing, list, tab, now, i18n }: RowProps) {
  const say = sayIn(i18n);
  const { id, path, count, lastSeen, from, redirect: known, page } = missing;
  const suggestion = tab === 'open' ? list.suggestFor(missing) : undefined;
  return (
    <NotFoundRow
      {...{ id, tab }}
      address={readablePath(path)}
      comesBackAt={comesBackAt * count}
      suggestion={suggestion && { ...suggestion, reason: reasonIn(suggestion.reason, say) }}
      redirect={known && { id: known.id, to: known.leadsTo ?? readablePath(known.to) }}
      from={known?.from ?? path}
      page={page?.title}
      origin={typeof from !== 'string' && from.form && from.isWrong ? from.title : undefined}
    >
      <div className="not-found__what">
        <b>{readablePath(path)}</b>
        <small>
          <From {...{ from, say }} />{' '}
          <span className="not-found__last">
            {say('Last')} <time dateTime={lastSeen}>{formatArrival(lastSeen, now, i18n)}</time>
          </span>
        </small>
      </div>
      <b className="not-found__count">
        {count}
        <span className="panel-hidden">{say(count === 1 ? ' time' : ' times')}</span>
      </b>
    </NotFoundRow>
  );
}

interface GroupProps extends Omit<RowProps, 'missing'> {
  readonly title: string;
  readonly words: string;
  readonly rows: readonly Missing[];
}

function Group({ title, words, rows, ...props }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <section className="not-found__group" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="panel-quiet">{words}</span>
      </header>
      <ul className="panel-list">
        {rows.map((missing) => (
          <Row key={missing.id} {...props} missing={missing} />
        ))}
      </ul>
    </section>
  );
}

/** Rows of a tab: those of our own pages first. */
function Rows({ rows, ...props }: Omit<GroupProps, 'title' | 'words'>) {
  const { i18n, tab } = props;
  const say = sayIn(i18n);
  if (rows.length === 0) return <Nothing icon="t">{say(nothingWords[tab])}</Nothing>;
  if (tab !== 'open') return <Group {...props} {...{ rows }} title={say(tabWords[tab])} words="" />;
  const { own = [], elsewhere = [] } = Object.groupBy(rows, ({ from }) =>
    typeof from === 'string' ? 'elsewhere' : 'own',
  );
  return (
    <ChosenRows>
      <Group
        {...props}
        rows={own}
        title={say('From our own pages')}
        words={say('correct these first: the mistake is ours')}
      />
      <Group {...props} rows={elsewhere} title={say('From elsewhere')} words={say('most often asked for first')} />
    </ChosenRows>
  );
}

interface AsideProps {
  readonly searches: readonly Fruitless[];
  /** Whether they are the ignored ones. */
  readonly ignored: boolean;
  readonly mayWrite: boolean;
  readonly say: Say;
}

function Aside({ searches, ignored, mayWrite, say }: AsideProps) {
  const nothing = ignored ? say('Nothing here right now.') : say('Every search had results.');
  return (
    <aside className="not-found__aside">
      <section aria-labelledby="not-found-searches">
        <h2 id="not-found-searches">{ignored ? say('Ignored searches') : say('Searches without results')}</h2>
        {searches.length === 0 ? (
          <p className="panel-words">{nothing}</p>
        ) : (
          <FruitlessSearches {...{ searches, ignored, mayWrite }} />
        )}
        <p className="panel-quiet">
          {say('Of the last 30 days. Searches that hold an address or a number of a person are not kept.')}
        </p>
      </section>
      <section aria-labelledby="not-found-redirect">
        <h2 id="not-found-redirect">{say('What “Redirect” does')}</h2>
        <p>
          {say(
            'It sends the old address to the new one for good (301), from this minute. It stands in Redirects and can be undone there and here.',
          )}
        </p>
        <p>{say('If a page is published at the address later, the page wins.')}</p>
      </section>
    </aside>
  );
}

/** Addresses that answered 404, with a redirect in one press, and searches without results. */
export async function NotFoundView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req;
  const say = sayIn(i18n);
  if (!user || !isStaff(user)) redirect('/admin/login?redirect=%2Fadmin%2Fnot-found');
  if (!mayEver(user, 'not-found', 'read')) notFound();
  const now = Date.now();
  const tab = tabs.find((one) => one === searchParams?.tab) ?? 'open';
  const ignored = tab === 'ignored';
  const [list, searches] = await Promise.all([
    readNotFound(payload),
    readFruitless(payload, now, { most: mostSearches, ignored }),
  ]);
  const all = list[tab];
  const last = Math.ceil(all.length / most);
  const page = Math.max(1, Math.min(last, Number(searchParams?.page) || 1));
  const rows = all.slice((page - 1) * most, page * most);
  return (
    <PanelView {...{ initPageResult, params }} searchParams={searchParams ?? {}}>
      <main className="list-view not-found">
        <SetStepNav nav={[{ label: say('Not found') }]} />
        <header className="not-found__head">
          <h1>{say('Not found')}</h1>
          <p className="panel-words">
            {say('Addresses that answered “not found”, and searches of the site that found nothing.')}
            {payload.config.custom.analytics === true
              ? ''
              : ` ${say('Counting is switched off (FIGURES=off), so nothing new is added.')}`}
          </p>
          <a className="panel-link" href="/admin/collections/redirects">
            {say('Redirects')}
          </a>
        </header>
        <nav aria-label={say('Which addresses')}>
          <ViewTabs
            tabs={tabs.map((name) => ({
              name: say(tabWords[name]),
              href: name === 'open' ? '/admin/not-found' : `/admin/not-found?tab=${name}`,
              count: list[name].length,
              isCurrent: name === tab,
            }))}
          />
        </nav>
        <div className="not-found__columns">
          <div>
            <Rows {...{ rows, list, tab, now, i18n }} />
            <PageLinks {...{ page, last, say }} hrefOf={(to) => `/admin/not-found?tab=${tab}&page=${to}`} />
            <p className="panel-quiet">
              {say(
                'Counted without addresses of visitors, for at most 500 addresses. Robots, break-in programs, and browsers that ask to be left out are not counted.',
              )}
            </p>
          </div>
          <Aside {...{ searches, ignored, say }} mayWrite={mayEver(user, 'insights', 'create')} />
        </div>
      </main>
    </PanelView>
  );
}
