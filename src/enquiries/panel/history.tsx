import type { Payload, UIFieldServerProps } from 'payload';
import { mayEver } from '../../cms/access/may.ts';
import { StatusBadge } from '../../cms/admin/cells/status-badge.tsx';
import { dayAndTimeOf } from '../../cms/dashboard/clock.ts';
import { type PanelI18n, type Say, sayIn } from '../../cms/panel/say.ts';
import type { Delivery, EnquiryEvent } from '../../cms/payload-types.ts';
import { destinationNames } from '../../domain/destinations.ts';
import { deliveryStates, describeEvent } from '../inbox/history-words.ts';
import { NoteForm } from './note-form.tsx';
import { TryAgainButton } from './try-again-button.tsx';
import './enquiry-view.css';

const when = (date: string, i18n: PanelI18n): string => dayAndTimeOf(Date.parse(date), i18n);

const marks = { delivered: 'done', waiting: 'open', 'needs-attention': 'late', held: 'held', skipped: 'none' } as const;

/** State of a delivery with its attempts: `Failed, 3 attempts, 12 Nov, 09:00.` */
function describeDelivery({ state, attempts, log, nextAttempt }: Delivery, i18n: PanelI18n): string {
  const say = sayIn(i18n);
  const last = log?.at(-1);
  const facts = [
    say(deliveryStates[state]),
    ...(attempts > 0 ? [say(attempts === 1 ? '{count} attempt' : '{count} attempts', { count: attempts })] : []),
    ...(last ? [when(last.at, i18n)] : []),
  ].join(say(', '));
  const words = last ? say('{facts}. {outcome}', { facts, outcome: say(last.outcome) }) : facts;
  return state === 'waiting' && nextAttempt
    ? `${words} ${say('Next attempt {time}.', { time: when(nextAttempt, i18n) })}`
    : words;
}

function Went({ delivery, i18n }: { readonly delivery: Delivery; readonly i18n: PanelI18n }) {
  const { id, destination, state } = delivery;
  return (
    <li>
      <StatusBadge kind={marks[state]} word={sayIn(i18n)(destinationNames[destination])} />
      <p>{describeDelivery(delivery, i18n)}</p>
      {state === 'needs-attention' && <TryAgainButton deliveryId={id} />}
    </li>
  );
}

/** Returns a lookup for the names of the accounts in the events; reads no other field of them. */
async function namesFor(payload: Payload, events: readonly EnquiryEvent[], say: Say): Promise<(id: number) => string> {
  const idOf = ({ by }: EnquiryEvent) => (typeof by === 'object' ? by?.id : by);
  const holders = events.filter(({ kind, text }) => kind === 'holder' && text).map(({ text }) => Number(text));
  const ids = [...new Set([...events.map(idOf), ...holders])].filter((id) => typeof id === 'number');
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    select: { name: true },
    overrideAccess: true,
  });
  const names = new Map(docs.map(({ id, name }) => [id, name ?? say('A colleague')]));
  return (id) => names.get(id) ?? say('a former colleague');
}

/** History of an enquiry: deliveries and events, newest first. */
export async function History({ i18n, id, payload, user }: UIFieldServerProps) {
  if (!id || !mayEver(user, 'submissions', 'read')) return null;
  const say = sayIn(i18n);
  const where = { submission: { equals: id } };
  const ofThis = { where, pagination: false, depth: 0, user, overrideAccess: false } as const;
  const [{ docs: deliveries }, { docs: events }] = await Promise.all([
    payload.find({ collection: 'deliveries', sort: 'id', ...ofThis }),
    payload.find({ collection: 'enquiry-events', sort: '-createdAt', ...ofThis }),
  ]);
  const nameOf = await namesFor(payload, events, say);
  const byOf = ({ by }: EnquiryEvent) => (typeof by === 'object' ? by?.id : by);
  return (
    <div className="letter-history">
      <h3 className="panel-part">{say('Where it went')}</h3>
      {deliveries.length > 0 ? (
        <ul className="panel-list" data-lines>
          {deliveries.map((delivery) => (
            <Went key={delivery.id} {...{ delivery, i18n }} />
          ))}
        </ul>
      ) : (
        <p>{say('No destination is set up.')}</p>
      )}
      <h3 className="panel-part">{say('What happened')}</h3>
      <NoteForm id={Number(id)} />
      <ol className="panel-list" data-lines>
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind} data-outcome={event.outcome}>
            <p>
              <b>{typeof byOf(event) === 'number' ? nameOf(Number(byOf(event))) : say('The site')}</b>{' '}
              {describeEvent(event, nameOf, say)}{' '}
              <time className="panel-quiet" dateTime={event.createdAt}>
                {when(event.createdAt, i18n)}
              </time>
            </p>
            {event.text && (event.kind === 'note' || event.kind === 'answer') && <blockquote>{event.text}</blockquote>}
          </li>
        ))}
      </ol>
    </div>
  );
}
