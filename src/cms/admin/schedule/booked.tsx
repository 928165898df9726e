import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { type Booked, readBooked } from '../../editorial/schedule/booked.ts';
import { bookedWords, closingWords } from '../../editorial/schedule/words.ts';

/** Cached per request for all rows of a list. */
const booked = cache((payload: Payload): Promise<Booked[]> => readBooked(payload));

interface Said {
  readonly words: string;
  readonly at?: string;
}

async function wordsOf(payload: Payload, collection: string, record: unknown): Promise<Said[]> {
  const { id } = (record ?? {}) as { readonly id?: unknown };
  const own = (await booked(payload)).filter((one) => one.collection === collection && one.id === Number(id));
  const closing = collection === 'jobs' ? closingWords(record) : undefined;
  return [...own.map((one) => ({ words: bookedWords(one), at: one.at })), ...(closing ? [{ words: closing }] : [])];
}

/** List cell: scheduled publication or withdrawal of a record. */
export async function BookedCell({ rowData, collectionSlug, payload }: DefaultServerCellComponentProps) {
  const [first, ...more] = await wordsOf(payload, collectionSlug, rowData);
  if (!first) return null;
  return (
    <span className="booked-cell panel-quiet">
      {first.at ? <time dateTime={first.at}>{first.words}</time> : first.words}
      {more.length > 0 && ` and ${more.length} more`}
    </span>
  );
}
