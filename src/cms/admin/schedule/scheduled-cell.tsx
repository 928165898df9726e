import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { readScheduled, type Scheduled } from '../../editorial/schedule/scheduled.ts';
import { closingWords, scheduledWords } from '../../editorial/schedule/words.ts';
import { type PanelI18n, sayIn } from '../../panel/say.ts';

/** Cached per request for all rows of a list. */
const scheduled = cache((payload: Payload): Promise<Scheduled[]> => readScheduled(payload));

interface Label {
  readonly words: string;
  readonly at?: string;
}

async function wordsOf(payload: Payload, collection: string, record: unknown, i18n: PanelI18n): Promise<Label[]> {
  const { id } = (record ?? {}) as { readonly id?: unknown };
  const own = (await scheduled(payload)).filter((one) => one.collection === collection && one.id === Number(id));
  const closing = collection === 'jobs' ? closingWords(record, i18n) : undefined;
  return [
    ...own.map((one) => ({ words: scheduledWords(one, i18n), at: one.at })),
    ...(closing ? [{ words: closing }] : []),
  ];
}

/** List cell: scheduled publication or withdrawal of a record. */
export async function ScheduledCell({ i18n, rowData, collectionSlug, payload }: DefaultServerCellComponentProps) {
  const [first, ...more] = await wordsOf(payload, collectionSlug, rowData, i18n);
  if (!first) return null;
  return (
    <span className="booked-cell panel-quiet">
      {first.at ? <time dateTime={first.at}>{first.words}</time> : first.words}
      {more.length > 0 && ` ${sayIn(i18n)('and {count} more', { count: more.length })}`}
    </span>
  );
}
