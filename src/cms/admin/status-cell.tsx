import type { DefaultServerCellComponentProps } from 'payload';
import { publishedWithChanges } from '../panel-words.ts';
import { publishedAddress } from './published-page.ts';

/** In a list: how a record stands, a draft over a published page among them. */
export async function StatusCell({ payload, rowData, collectionSlug }: DefaultServerCellComponentProps) {
  // Beside a record's own form it is made without a row.
  if (!rowData) return null;
  if (rowData._status === 'published') return 'Published';
  return (await publishedAddress(payload, collectionSlug, rowData.id)) ? publishedWithChanges : 'Draft';
}
