import type { DefaultServerCellComponentProps } from 'payload';
import { calendar } from '../../today/clock.ts';
import { daysLate } from '../../today/working-days.ts';
import { Who } from '../who.tsx';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Letters of a message that a row has room for. */
const room = 140;

/** Who wrote, and for whom. */
export function WhoCell({ rowData }: DefaultServerCellComponentProps) {
  return (
    <a className="inbox-who" href={`/admin/collections/submissions/${rowData?.id}`}>
      <b>{text(rowData?.name) || 'Without a name'}</b>
      <span>{text(rowData?.company) || text(rowData?.email)}</span>
    </a>
  );
}

/** How it begins. */
export function SaysCell({ rowData }: DefaultServerCellComponentProps) {
  const says = text(rowData?.message);
  return (
    <span className="inbox-says">
      {rowData?.kind === 'application' ? `${text(rowData.job) || 'Application'}. ` : ''}
      {says.length > room ? `${says.slice(0, room).replace(/\s+\S*$/, '')}…` : says}
      {text(rowData?.fileName) && <small> With {text(rowData?.fileName)}</small>}
    </span>
  );
}

/** What is to be seen of an enquiry first, and in what word. */
function stateOf(row: Readonly<Record<string, unknown>>): readonly [kind: string, shape: string, word: string] {
  if (row.held) return ['held', '▼', 'Held'];
  if (row.state === 'archived') return ['archived', '✓', 'Closed'];
  // The hourglass is drawn: few typefaces have one.
  if (row.state === 'open') return ['open', '', 'Waiting'];
  const late = daysLate(text(row.createdAt), Date.now(), calendar);
  if (late === undefined) return ['new', 'T', 'New'];
  return ['late', '▲', late === 0 ? 'Late' : `Late ${late} ${late === 1 ? 'day' : 'days'}`];
}

/** A shape and a word; colour comes third. */
export function StateCell({ rowData }: DefaultServerCellComponentProps) {
  const [kind, shape, word] = stateOf(rowData ?? {});
  return (
    <span className="inbox-state" data-state={kind}>
      <i aria-hidden="true">{shape}</i> {word}
    </span>
  );
}

/** Whose it is. */
export async function HolderCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { assignee } = (rowData ?? {}) as { readonly assignee?: number | { readonly id: number } | null };
  const id = typeof assignee === 'object' ? assignee?.id : assignee;
  const person =
    typeof id === 'number'
      ? await payload.findByID({
          ...{ collection: 'users', id, depth: 0, disableErrors: true },
          select: { name: true },
        })
      : null;
  return (
    <span className="inbox-holder">
      <Who person={person ?? undefined} /> {person ? person.name : 'Nobody'}
    </span>
  );
}
