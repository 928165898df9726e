import type { Payload, UIFieldServerProps } from 'payload';
import { mayEver } from '../../cms/access/may.ts';
import { StatusBadge } from '../../cms/admin/cells/status-badge.tsx';
import { dayAndTimeOf } from '../../cms/dashboard/clock.ts';
import type { Delivery, EnquiryEvent } from '../../cms/payload-types.ts';
import { destinationNames } from '../../domain/destinations.ts';
import { NoteForm } from './note-form.tsx';
import { TryAgainButton } from './try-again-button.tsx';
import './enquiry-view.css';

const when = (date: string): string => dayAndTimeOf(Date.parse(date));

const marks = { delivered: 'done', waiting: 'open', 'needs-attention': 'late', held: 'held' } as const;
const delivered = { delivered: 'Done', waiting: 'Waiting', 'needs-attention': 'Failed', held: 'On hold' };

function Went({ delivery }: { readonly delivery: Delivery }) {
  const { id, destination, state, attempts, log, nextAttempt } = delivery;
  const last = log?.at(-1);
  return (
    <li>
      <StatusBadge kind={marks[state]} word={destinationNames[destination].label} />
      <p>
        {delivered[state]}
        {attempts > 0 && `, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`}
        {last ? `, ${when(last.at)}. ${last.outcome}` : ''}
        {state === 'waiting' && nextAttempt ? ` Next attempt ${when(nextAttempt)}.` : ''}
      </p>
      {state === 'needs-attention' && <TryAgainButton deliveryId={id} />}
    </li>
  );
}

const states: Readonly<Record<string, string | undefined>> = { new: 'New', open: 'Waiting', archived: 'Closed' };
const outcomes = {
  sending: 'Unknown whether it was sent: look for the copy in your mailbox.',
  sent: 'Sent.',
  failed: 'Not sent.',
} as const;

function describeEvent({ kind, text, outcome }: EnquiryEvent, nameOf: (id: number) => string): string {
  switch (kind) {
    case 'read':
      return 'opened it';
    case 'note':
      return 'noted';
    case 'answer':
      return `answered. ${outcome ? outcomes[outcome] : ''}`;
    case 'state':
      return `set it to ${states[text ?? ''] ?? text}`;
    case 'holder':
      if (!text) return 'unassigned it';
      return `assigned it to ${nameOf(Number(text))}${outcome === 'sent' ? ' (notified by mail)' : ''}`;
    case 'held':
      return 'marked it as spam';
    case 'released':
      return 'marked it as not spam';
    case 'file':
      return 'downloaded the file';
    case 'exported':
      return 'exported it (CSV)';
    default:
      return kind satisfies never;
  }
}

/** Returns a lookup for the names of the accounts in the events; reads no other field of them. */
async function namesFor(payload: Payload, events: readonly EnquiryEvent[]): Promise<(id: number) => string> {
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
  const names = new Map(docs.map(({ id, name }) => [id, name ?? 'A colleague']));
  return (id) => names.get(id) ?? 'a former colleague';
}

/** History of an enquiry: deliveries and events, newest first. */
export async function History({ id, payload, user }: UIFieldServerProps) {
  if (!id || !mayEver(user, 'submissions', 'read')) return null;
  const where = { submission: { equals: id } };
  const ofThis = { where, pagination: false, depth: 0, user, overrideAccess: false } as const;
  const [{ docs: deliveries }, { docs: events }] = await Promise.all([
    payload.find({ collection: 'deliveries', sort: 'id', ...ofThis }),
    payload.find({ collection: 'enquiry-events', sort: '-createdAt', ...ofThis }),
  ]);
  const nameOf = await namesFor(payload, events);
  const byOf = ({ by }: EnquiryEvent) => (typeof by === 'object' ? by?.id : by);
  return (
    <div className="letter-history">
      <h3 className="panel-part">Where it went</h3>
      {deliveries.length > 0 ? (
        <ul className="panel-list" data-lines>
          {deliveries.map((delivery) => (
            <Went key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      ) : (
        <p>No destination is set up.</p>
      )}
      <h3 className="panel-part">What happened</h3>
      <NoteForm id={Number(id)} />
      <ol className="panel-list" data-lines>
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind} data-outcome={event.outcome}>
            <p>
              <b>{typeof byOf(event) === 'number' ? nameOf(Number(byOf(event))) : 'The site'}</b>{' '}
              {describeEvent(event, nameOf)}{' '}
              <time className="panel-quiet" dateTime={event.createdAt}>
                {when(event.createdAt)}
              </time>
            </p>
            {event.text && (event.kind === 'note' || event.kind === 'answer') && <blockquote>{event.text}</blockquote>}
          </li>
        ))}
      </ol>
    </div>
  );
}
