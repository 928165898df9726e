import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { sayIn } from '../../panel/say.ts';
import { readFacts } from '../../records/read-facts.ts';
import { titleIn } from '../../records/record-titles.ts';
import { untitled } from '../../records/untitled.ts';
import { PageTitle } from './page-title.tsx';

/** Cached per request for all rows of a list. */
const factsOf = cache((payload: Payload) => readFacts(payload));

/** List cell: title of a page with its facts filled in, below its folder. */
export async function PageTitleCell({ rowData, payload, viewType, i18n }: DefaultServerCellComponentProps) {
  const { title, path } = (rowData ?? {}) as { readonly title?: string | null; readonly path?: string | null };
  const trash = viewType === 'trash' ? '/trash' : '';
  return (
    <PageTitle
      id={rowData?.id}
      href={`/admin/collections/pages${trash}/${rowData?.id}`}
      title={title ? titleIn(title, await factsOf(payload)) : path || sayIn(i18n)(untitled)}
    />
  );
}
