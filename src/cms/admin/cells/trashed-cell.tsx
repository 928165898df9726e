import type { DefaultServerCellComponentProps } from 'payload';
import { dayOf } from '../../dashboard/clock.ts';
import { daysInTrash } from '../../editorial/trash/trash-collections.ts';
import { sayIn } from '../../panel/say.ts';
import { withElements } from '../../panel/with-elements.tsx';
import { lastEdits } from '../../records/last-edited-by.ts';

const day = 24 * 60 * 60 * 1000;

/** List cell of the trash: date, person and date of permanent deletion. */
export async function TrashedCell({ payload, rowData, collectionSlug, i18n }: DefaultServerCellComponentProps) {
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
  const end = dayOf(at + daysInTrash * day, i18n);
  const { name } = colleague ?? {};
  const say = sayIn(i18n);
  return (
    <span className="trashed">
      {withElements(
        name
          ? say('In the trash since {time}, by {name}; removed for good after {end}', { name, end })
          : say('In the trash since {time}; removed for good after {end}', { end }),
        { time: <time dateTime={deletedAt}>{dayOf(at, i18n)}</time> },
      )}
    </span>
  );
}
