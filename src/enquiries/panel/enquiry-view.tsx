import type { UIFieldServerProps } from 'payload';
import { agencyAddress, brand, languageName, languageOf, organisationOf } from '../../cms/panel/runtime-brand.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { readFacts } from '../../cms/records/read-facts.ts';
import { parseSettings } from '../../config/env.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { mailtoLink } from '../../lib/text/mailto.ts';
import { logRead, markedAsSpam } from '../inbox/events.ts';
import { neighboursOf, nextNewFor } from '../inbox/neighbours.ts';
import { AnswerForm } from './answer-form.tsx';
import { EnquiryBar } from './enquiry-bar.tsx';
import { EnquiryFile } from './enquiry-file.tsx';
import './enquiry-view.css';

const came = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

function Sheet({ enquiry, before }: { readonly enquiry: Submission; readonly before: number }) {
  const { name, company, message, job, source, createdAt, email, phone, portfolio } = enquiry;
  const language = languageName(enquiry);
  const paragraphs = (message ?? '').split(/\n{2,}/).filter((one) => one.trim() !== '');
  return (
    <article className="letter">
      <header>
        <h2>{name || 'No name'}</h2>
        {company && <p>{company}</p>}
        <dl>
          <dt>Received</dt>
          <dd>
            <time dateTime={createdAt}>{came.format(new Date(createdAt))}</time>
          </dd>
          {job && <dt>For the job</dt>}
          {job && <dd>{job}</dd>}
          {source && <dt>Sent from</dt>}
          {source && (
            <dd>
              <a href={source} target="_blank" rel="noreferrer">
                {source}
              </a>
            </dd>
          )}
          {language && <dt>Language</dt>}
          {language && <dd>{language}</dd>}
          {email && <dt>Email</dt>}
          {email && (
            <dd>
              <a href={mailtoLink(email)}>{email}</a>
            </dd>
          )}
          {phone && <dt>Phone</dt>}
          {phone && (
            <dd>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          )}
          {portfolio && <dt>Portfolio</dt>}
          {portfolio && <dd>{portfolio}</dd>}
          <dt>Earlier messages</dt>
          <dd>
            {before === 0 || !email ? (
              'First message'
            ) : (
              <a
                href={`/admin/collections/submissions?${new URLSearchParams({ 'where[email][equals]': email, 'where[createdAt][less_than]': createdAt })}`}
              >
                {before} {before === 1 ? 'message' : 'messages'}
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
          <p>No message.</p>
        )}
      </div>
      {enquiry.filePath && <EnquiryFile enquiry={enquiry} />}
    </article>
  );
}

/** Enquiry view: message, answer form and link to the next enquiry. */
export async function EnquiryView({ data, id, payload, user, req }: UIFieldServerProps) {
  if (!id || !user) return null;
  const asker = { user, overrideAccess: false } as const;
  // Payload passes the data without checking access; the query does.
  const readable = await payload.count({ collection: 'submissions', where: { id: { equals: id } }, ...asker });
  if (readable.totalDocs === 0) return null;
  const enquiry = data as Submission;
  await logRead(req, Number(id));
  const [neighbours, nextNew, spam, before, facts] = await Promise.all([
    neighboursOf(payload, enquiry, asker),
    enquiry.state === 'new' && !enquiry.held ? undefined : nextNewFor(payload, Number(id), asker),
    enquiry.held ? markedAsSpam(payload, Number(id)) : undefined,
    payload.count({
      collection: 'submissions',
      where: { and: [{ email: { equals: enquiry.email ?? '' } }, { createdAt: { less_than: enquiry.createdAt } }] },
      ...asker,
    }),
    readFacts(payload),
  ]);
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
            <>
              <b>Marked as spam by {spam.by}</b>, <time dateTime={spam.at}>{came.format(new Date(spam.at))}</time>.
            </>
          ) : (
            <>
              <b>Marked as spam by the site.</b> {enquiry.heldBecause}
            </>
          )}{' '}
          Deliveries and the auto-reply are on hold until you press “Not spam”.
        </p>
      )}
      <Sheet enquiry={enquiry} before={before.totalDocs} />
      {enquiry.email && !enquiry.held && (
        <AnswerForm
          id={Number(id)}
          to={enquiry.email}
          greeting={enquiry.name ? answer.dear(enquiry.name) : ''}
          subject={answer[enquiry.kind](organisation.name)}
          from={SMTP_URL ? from : undefined}
          nextNew={nextNew}
        />
      )}
    </div>
  );
}
