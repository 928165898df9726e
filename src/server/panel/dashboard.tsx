import { SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { mayApprove, submissionTypesFor } from '../../cms/access/may.ts';
import {
  DraftsSection,
  PublishedSection,
  ReturnedSection,
  ScheduledSection,
  WaitingSection,
} from '../../cms/admin/dashboard/content-sections.tsx';
import { Icon } from '../../cms/admin/dashboard/parts.tsx';
import { RemovalsSection } from '../../cms/admin/dashboard/removals-section.tsx';
import { TranslationsSection } from '../../cms/admin/dashboard/translations-section.tsx';
import { hourOf, timeOf, wholeDayOf } from '../../cms/dashboard/clock.ts';
import { draftsFor, publishedFor, returnedTo, scheduledFor, waitingFor } from '../../cms/dashboard/content.ts';
import { peopleFor } from '../../cms/dashboard/people.ts';
import { removalsFor } from '../../cms/dashboard/removals.ts';
import { greeting, sentenceOf } from '../../cms/dashboard/sentence.ts';
import { creatableFor, type Viewer } from '../../cms/dashboard/viewer.ts';
import { type PanelI18n, type Say, sayIn } from '../../cms/panel/say.ts';
import { entriesToDo } from '../../cms/translations/entries.ts';
import { otherLanguages } from '../../cms/translations/language-names.ts';
import { readableCollections } from '../../cms/translations/rights.ts';
import { enquiriesFor, failedDeliveriesFor } from '../../enquiries/inbox/unanswered.ts';
import { EnquiriesSection, FailedDeliveriesSection } from '../../enquiries/panel/inbox-sections.tsx';
import { reviewsOf } from '../../reviews/dashboard.ts';
import { ReviewsSection } from '../../reviews/panel/reviews-section.tsx';

function Actions({ viewer, say }: { readonly viewer: Viewer; readonly say: Say }) {
  const possible = creatableFor(viewer);
  if (possible.length === 0) return null;
  return (
    <ul className="panel-list panel-row today__actions">
      {possible.map(({ collection, text }, index) => (
        <li key={collection}>
          <a
            className="panel-button"
            data-main={index === 0 || undefined}
            href={`/admin/collections/${collection}/create`}
          >
            {say(text)}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface SentenceProps {
  readonly name: string;
  readonly now: number;
  readonly asked: Parameters<typeof sentenceOf>[0];
  readonly i18n: PanelI18n;
}

function Opening({ name, now, asked, i18n }: SentenceProps) {
  const say = sayIn(i18n);
  const { icon, words, iconWords } = sentenceOf(asked, i18n);
  return (
    <div className="today__opening" data-icon={icon}>
      <Icon name={icon} />
      <div>
        <h1 className="panel-sentence">
          {say('{greeting}, {name}. {words}', { greeting: greeting(hourOf(now), say), name, words })}
        </h1>
        <p>
          {wholeDayOf(now, i18n)} · {timeOf(now, i18n)} · {iconWords}
        </p>
      </div>
    </div>
  );
}

/** Dashboard: tasks of the account, limited to what it may read. */
export async function Dashboard({ initPageResult }: AdminViewServerProps) {
  const { permissions, req } = initPageResult;
  const { i18n, payload, user } = req;
  if (user?.collection !== 'users' || user.mustChangePassword) return null;
  const say = sayIn(i18n);
  const viewer: Viewer = { payload, user, permissions };
  const now = Date.now();
  const kinds = submissionTypesFor(user);
  const [enquiries, failedDeliveries, drafts, scheduled, published, waiting, returned, removals, reviews] =
    await Promise.all([
      enquiriesFor(viewer, now),
      failedDeliveriesFor(viewer),
      draftsFor(viewer),
      scheduledFor(viewer, now),
      publishedFor(viewer),
      payload.config.custom.approval ? waitingFor(viewer) : undefined,
      payload.config.custom.approval ? returnedTo(viewer) : [],
      removalsFor(viewer, now),
      reviewsOf(viewer, now),
    ]);
  const readable = readableCollections(user);
  const translations = await Promise.all(
    otherLanguages.map(async (language) => ({
      language,
      entries: (await entriesToDo(payload, language, readable, i18n)) ?? [],
    })),
  );
  const nameOf = await peopleFor(viewer, [
    ...(enquiries?.first.map(({ assignee }) => assignee) ?? []),
    ...[...(drafts?.first ?? []), ...scheduled, ...published, ...(waiting ?? []), ...returned].map(
      ({ person }) => person,
    ),
  ]);
  const asked = {
    late: enquiries?.late ?? 0,
    fresh: enquiries?.fresh ?? 0,
    kind: kinds.includes('enquiry') ? ('enquiry' as const) : ('application' as const),
    failedSchedules: scheduled.filter(({ failed, person }) => failed && person === user.id).length,
    stopped: failedDeliveries?.count ?? 0,
    nothingArrives: failedDeliveries?.nothingArrives ?? false,
    returned: returned.length,
    reviews: mayApprove(user) ? (waiting?.filter(({ person }) => person !== user.id).length ?? 0) : 0,
    comments: reviews?.reduce((sum, { comments }) => sum + comments.open, 0) ?? 0,
    drafts: drafts?.count ?? 0,
  };
  return (
    <main className="today">
      <SetStepNav nav={[{ label: say('Today') }]} />
      <Opening name={(user.name ?? '').split(' ')[0] ?? ''} now={now} asked={asked} i18n={i18n} />
      <Actions viewer={viewer} say={say} />
      <div className="today__grid">
        {enquiries && (
          <EnquiriesSection
            enquiries={enquiries}
            kinds={kinds}
            holderOf={({ assignee }) => nameOf(assignee)}
            now={now}
            i18n={i18n}
          />
        )}
        {returned.length > 0 && <ReturnedSection returned={returned} nameOf={nameOf} now={now} i18n={i18n} />}
        {waiting && <WaitingSection waiting={waiting} nameOf={nameOf} now={now} i18n={i18n} />}
        {reviews && <ReviewsSection reviews={reviews} now={now} i18n={i18n} />}
        {drafts && <DraftsSection drafts={drafts} nameOf={nameOf} now={now} i18n={i18n} />}
        {drafts && <ScheduledSection scheduled={scheduled} nameOf={nameOf} now={now} i18n={i18n} />}
        {translations
          .filter(({ entries }) => entries.length > 0)
          .map(({ language, entries }) => (
            <TranslationsSection key={language.code} {...{ language, entries, now, i18n }} />
          ))}
        {failedDeliveries && <FailedDeliveriesSection failedDeliveries={failedDeliveries} now={now} i18n={i18n} />}
        {removals.length > 0 && <RemovalsSection removals={removals} i18n={i18n} />}
        {drafts && <PublishedSection published={published} nameOf={nameOf} now={now} i18n={i18n} />}
      </div>
    </main>
  );
}
