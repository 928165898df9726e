import type { DefaultServerCellComponentProps } from 'payload';
import { dayOf } from '../../dashboard/clock.ts';
import { daysInTrash } from '../../editorial/trash/trash-collections.ts';
import { lastEdits } from '../../records/last-edited-by.ts';

const day = 24 * 60 * 60 * 1000;

/** List cell of the trash: date, person and date of permanent deletion. */
export async function TrashedCell({ payload, rowData, collectionSlug }: DefaultServerCellComponentProps) {
  const { id, deletedAt } = (rowData ?? {}) as { readonly id?: number; readonly deletedAt?: string | null };
  if (id === undefined || !deletedAt) return '–';
  const place = { collection: collectionSlug, id };
  // Records in the trash cannot be edited, so the last save is the deletion.
  const person = (await lastEdits.read(payload, [place]))(place)?.person;
  const colleague =
    person === undefined
      ? undefined
      : await payload.findByID({ collection: 'users', id: person, depth: 0, disableErrors: true });
  const at = Date.parse(deletedAt);
  return (
    <span className="trashed">
      In the trash since <time dateTime={deletedAt}>{dayOf(at)}</time>
      {colleague?.name && `, by ${colleague.name}`}; removed for good after {dayOf(at + daysInTrash * day)}
    </span>
  );
}
