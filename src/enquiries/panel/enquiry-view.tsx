import type { UIFieldServerProps } from 'payload';
import { dateFormat } from '../../cms/panel/date-format.ts';
import { agencyAddress, brand, languageName, languageOf, organisationOf } from '../../cms/panel/runtime-brand.ts';
import { type PanelI18n, panelLocale, sayIn } from '../../cms/panel/say.ts';
import { withElements } from '../../cms/panel/with-elements.tsx';
import type { Submission } from '../../cms/payload-types.ts';
import { readFacts, readFactsIn } from '../../cms/records/read-facts.ts';
import { readHolidays } from '../../cms/records/read-holidays.ts';
import { parseSettings } from '../../config/env.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { mailtoLink } from '../../lib/text/mailto.ts';
import { callOffers, moreOffers, otherHalfDays, possibleCalls } from '../calls/offers.ts';
import { countAnswers } from '../inbox/claim-answer.ts';
import { logRead, markedAsSpam } from '../inbox/events.ts';
import { neighboursOf, nextNewFor } from '../inbox/neighbours.ts';
import { AnswerForm } from './answer-form.tsx';
import { CallButtons, CallChoice } from './call-choice.tsx';
import { EnquiryBar } from './enquiry-bar.tsx';
import { EnquiryFile } from './enquiry-file.tsx';
import './enquiry-view.css';

const came = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

interface SheetProps {
  readonly enquiry: Submission;
  /** Number of earlier messages from this address. */
  readonly before: number;
  readonly canAnswer: boolean;
  readonly i18n: PanelI18n;
}

function Sheet({ enquiry, before, canAnswer, i18n }: SheetProps) {
  const say = sayIn(i18n);
  const { name, company, message, job, source, createdAt, email, phone, portfolio } = enquiry;
  const language = languageName(enquiry);
  const paragraphs = (message ?? '').split(/\n{2,}/).filter((one) => one.trim() !== '');
  return (
    <article className="letter">
      <header>
        <h2>{name || say('No name')}</h2>
        {company && <p>{company}</p>}
        <dl>
          <dt>{say('Received')}</dt>
          <dd>
            <time dateTime={createdAt}>{came(new Date(createdAt), panelLocale(i18n))}</time>
          </dd>
          {job && <dt>{say('For the job')}</dt>}
          {job && <dd>{job}</dd>}
          {source && <dt>{say('Sent from')}</dt>}
          {source && (
            <dd>
              <a href={source} target="_blank" rel="noreferrer">
                {source}
              </a>
            </dd>
          )}
          {language && <dt>{say('Language')}</dt>}
          {language && <dd>{language}</dd>}
          {email && <dt>{say('Email')}</dt>}
          {email && (
            <dd>
              <a href={mailtoLink(email)}>{email}</a>
            </dd>
          )}
          {phone && <dt>{say('Phone || number')}</dt>}
          {phone && (
            <dd>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          )}
          {portfolio && <dt>{say('Portfolio')}</dt>}
          {portfolio && <dd>{portfolio}</dd>}
          <dt>{say('Earlier messages')}</dt>
          <dd>
            {before === 0 || !email ? (
              say('First message')
            ) : (
              <a
                href={`/admin/collections/submissions?${new URLSearchParams({ 'where[email][equals]': email, 'where[createdAt][less_than]': createdAt })}`}
              >
                {say(before === 1 ? '{count} message' : '{count} messages', { count: before })}
              </a>
            )}
          </dd>
        </dl>
      </header>
      <div className="letter__words">
        {paragraphs.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an enquiry does not change.
          paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
        ) : (
          <p>{say('No message.')}</p>
        )}
      </div>
      {enquiry.call && (
        <section className="letter__call">
          <h3>{say('Asks for a call')}</h3>
          {enquiry.callAt && (
            <p>{say('Confirmed: {time}', { time: came(new Date(enquiry.callAt), panelLocale(i18n)) })}</p>
          )}
          {!enquiry.halfDays && <p>{say('No half-day was left to choose. Offer a time in your answer.')}</p>}
          {canAnswer && <CallButtons />}
        </section>
      )}
      {enquiry.filePath && <EnquiryFile {...{ enquiry, i18n }} />}
    </article>
  );
}

/** Enquiry view: message, answer form and link to the next enquiry. */
export async function EnquiryView({ data, id, i18n, payload, user, req }: UIFieldServerProps) {
  const say = sayIn(i18n);
  if (!id || !user) return null;
  const asker = { user, overrideAccess: false } as const;
  // Payload passes the data without checking access; the query does.
  const readable = await payload.count({ collection: 'submissions', where: { id: { equals: id } }, ...asker });
  if (readable.totalDocs === 0) return null;
  const enquiry = data as Submission;
  await logRead(req, Number(id));
  const [neighbours, nextNew, spam, before, seen, facts, ownFacts, holidays] = await Promise.all([
    neighboursOf(payload, enquiry, asker),
    enquiry.state === 'new' && !enquiry.held ? undefined : nextNewFor(payload, Number(id), asker),
    enquiry.held ? markedAsSpam(payload, Number(id)) : undefined,
    payload.count({
      collection: 'submissions',
      where: { and: [{ email: { equals: enquiry.email ?? '' } }, { createdAt: { less_than: enquiry.createdAt } }] },
      ...asker,
    }),
    countAnswers(payload, Number(id)),
    readFacts(payload),
    readFactsIn(payload, languageOf(enquiry)),
    enquiry.call ? readHolidays(payload) : new Set<string>(),
  ]);
  const canAnswer = Boolean(enquiry.email) && !enquiry.held;
  const by = user?.collection === 'users' ? (user.name ?? '') : '';
  const { SMTP_URL, MAIL_TO } = parseSettings();
  const organisation = organisationOf(facts);
  const from = agencyAddress(organisation, enquiry.kind, MAIL_TO);
  const { answer } = interfaceWords(languageOf(enquiry));
  const me = user?.collection === 'users' ? user.id : undefined;
  const holder = typeof enquiry.assignee === 'object' ? enquiry.assignee?.id : enquiry.assignee;
  return (
    <div className="letter-view">
      <EnquiryBar
        id={Number(id)}
        neighbours={neighbours}
        nextNew={nextNew}
        state={enquiry.state}
        held={Boolean(enquiry.held)}
        me={me}
        isMine={holder === me}
      />
      {enquiry.held && (
        <p className="panel-faults">
          {spam ? (
            withElements(say('{what}, {time}.'), {
              what: <b>{say('Marked as spam by {name}', { name: spam.by ?? say('A colleague') })}</b>,
              time: <time dateTime={spam.at}>{came(new Date(spam.at), panelLocale(i18n))}</time>,
            })
          ) : (
            <>
              <b>{say('Marked as spam by the site.')}</b> {enquiry.heldBecause}
            </>
          )}{' '}
          {say('Deliveries and the auto-reply are on hold until you press “Not spam”.')}
        </p>
      )}
      <CallChoice
        offers={callOffers(enquiry, by, panelLocale(i18n))}
        more={moreOffers(enquiry, by, panelLocale(i18n), possibleCalls(organisation.openingHours, holidays))}
        others={enquiry.halfDays ? otherHalfDays(enquiry, by, organisation.openingHours, holidays) : ''}
      >
        <Sheet enquiry={enquiry} before={before.totalDocs} canAnswer={canAnswer} i18n={i18n} />
        {canAnswer && (
          <AnswerForm
            key={id}
            id={Number(id)}
            to={enquiry.email ?? ''}
            greeting={enquiry.name ? answer.dear(enquiry.name) : ''}
            subject={answer[enquiry.kind](organisationOf(ownFacts).name)}
            from={SMTP_URL ? from : undefined}
            seen={seen}
            nextNew={nextNew}
          />
        )}
      </CallChoice>
    </div>
  );
}
