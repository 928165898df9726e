import type { Payload, UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { mayEver } from '../../cms/access/may.ts';
import { timeOf } from '../../cms/dashboard/clock.ts';
import { wallClock } from '../../cms/panel/runtime-brand.ts';
import { type PanelI18n, type Say, sayIn } from '../../cms/panel/say.ts';
import { publishedTitles } from '../../cms/records/published-titles.ts';
import { type StoredPage, storedPages } from '../../lib/analytics/stored-pages.ts';
import { sourceIn } from '../inbox/history-words.ts';
import './where-from.css';

/** Minutes from the first page until the enquiry was sent; 0 where the day ended between. */
function minutesUntil(sentAt: string, first: StoredPage | undefined): number {
  const [hour = 0, minute = 0] = first?.at.split(':').map(Number) ?? [];
  const sent = new Date(wallClock(Date.parse(sentAt)));
  return first ? Math.max(0, sent.getUTCHours() * 60 + sent.getUTCMinutes() - hour * 60 - minute) : 0;
}

function readIn(minutes: number, say: Say): string {
  if (minutes === 0) return say('Read before it was sent');
  return say(minutes === 1 ? 'Read before it was sent, {count} minute' : 'Read before it was sent, {count} minutes', {
    count: minutes,
  });
}

function Fact({ name, say, children }: { readonly name: string; readonly say: Say; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-unknown={children === undefined || undefined}>{children ?? say('Not known')}</dd>
    </div>
  );
}

interface PagesProps {
  readonly pages: readonly StoredPage[];
  readonly sentAt: string;
  readonly linkTo: (path: string) => ReactNode;
  readonly i18n: PanelI18n;
}

function Pages({ pages, sentAt, linkTo, i18n }: PagesProps) {
  const say = sayIn(i18n);
  return (
    <>
      <p className="panel-quiet">{readIn(minutesUntil(sentAt, pages[0]), say)}</p>
      <ol className="panel-list">
        {pages.map(({ path, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored journey does not change.
          <li key={index}>
            <time>{at}</time>
            <i />
            {linkTo(path)}
          </li>
        ))}
        <li>
          <time dateTime={sentAt}>{timeOf(Date.parse(sentAt), i18n)}</time>
          <i />
          <b>{say('Sent')}</b>
        </li>
      </ol>
    </>
  );
}

/** Origin of an enquiry, read within the rights of the account. */
async function originOf(payload: Payload, id: number | string, user: UIFieldServerProps['user']) {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { id: { equals: id } },
    select: { origin: true, createdAt: true },
    pagination: false,
    depth: 0,
    joins: false,
    user,
    overrideAccess: false,
  });
  return docs[0];
}

/** First page, source and campaign of an enquiry, and the pages that were read before it. */
export async function WhereFrom({ i18n, id, payload, user }: UIFieldServerProps) {
  if (!id || !mayEver(user, 'submissions', 'read')) return null;
  const say = sayIn(i18n);
  const enquiry = await originOf(payload, id, user);
  if (!enquiry) return null;
  const { origin = {}, createdAt } = enquiry;
  const { firstPage, medium, campaign } = origin;
  const pages = storedPages(origin.pages);
  const titles = await publishedTitles(payload, [...(firstPage ? [firstPage] : []), ...pages.map(({ path }) => path)]);
  const linkTo = (path: string): ReactNode => (
    <a href={path} target="_blank" rel="noreferrer" title={path}>
      {titles.get(path) ?? path}
    </a>
  );
  return (
    <div className="where-from">
      <h3 className="panel-part">{say('Where it came from')}</h3>
      <dl>
        <Fact name={say('First page')} say={say}>
          {firstPage ? linkTo(firstPage) : undefined}
        </Fact>
        <Fact name={say('Source')} say={say}>
          {sourceIn(origin, say)}
        </Fact>
        <Fact name={say('Campaign')} say={say}>
          {campaign ? [campaign, medium].filter(Boolean).join(say(', ')) : medium || undefined}
        </Fact>
      </dl>
      {pages.length > 0 && <Pages {...{ pages, linkTo, i18n }} sentAt={createdAt} />}
      <p className="panel-quiet">
        {firstPage
          ? say('Counted on our server, for one day. Nothing is stored on the visitor’s device.')
          : say('The visit was not counted: the browser asks not to be, or the site was started in between.')}
      </p>
    </div>
  );
}
