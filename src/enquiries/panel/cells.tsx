import type { DefaultServerCellComponentProps } from 'payload';
import { StatusBadge } from '../../cms/admin/cells/status-badge.tsx';
import { PersonBadge } from '../../cms/admin/shell/person-badge.tsx';
import { beginningOf } from '../../lib/text/cut-text.ts';
import { statusOfEnquiry } from '../inbox/enquiry-status.ts';
import './cells.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Characters of a message shown in a row. */
const room = 140;

/** Cell: name of the sender, with company or email address. */
export function SenderCell({ rowData }: DefaultServerCellComponentProps) {
  return (
    <a className="inbox-who" href={`/admin/collections/submissions/${rowData?.id}`}>
      <b>{text(rowData?.name) || 'No name'}</b>
      <span>{text(rowData?.company) || text(rowData?.email)}</span>
    </a>
  );
}

/** Cell: beginning of the message. */
export function MessageCell({ rowData }: DefaultServerCellComponentProps) {
  const says = text(rowData?.message);
  return (
    <span className="inbox-says">
      {rowData?.kind === 'application' ? `${text(rowData.job) || 'Application'}. ` : ''}
      {says.length > room ? `${beginningOf(says, room).replace(/\s+\S*$/, '')}…` : says}
      {text(rowData?.fileName) && <small> With {text(rowData?.fileName)}</small>}
    </span>
  );
}

/** Cell: status of the enquiry. */
export const StateCell = ({ rowData }: DefaultServerCellComponentProps) => (
  <StatusBadge {...statusOfEnquiry(rowData ?? {})} />
);

/** Cell: account that the enquiry is assigned to. */
export async function AssigneeCell({ rowData, payload }: DefaultServerCellComponentProps) {
  const { assignee } = (rowData ?? {}) as { readonly assignee?: number | { readonly id: number } | null };
  const id = typeof assignee === 'object' ? assignee?.id : assignee;
  const person =
    typeof id === 'number'
      ? await payload.findByID({
          collection: 'users',
          id,
          depth: 0,
          disableErrors: true,
          select: { name: true },
        })
      : null;
  return (
    <span className="person">
      <PersonBadge person={person ?? undefined} /> {person ? person.name : 'Unassigned'}
    </span>
  );
}
