import type { DefaultServerCellComponentProps } from 'payload';
import { publishedWithChanges } from '../../panel/words.ts';
import { publishedAddress } from '../sharing/published-page.ts';

/** List cell: publication status, including drafts of published pages. */
export async function StatusCell({ payload, rowData, collectionSlug }: DefaultServerCellComponentProps) {
  // Payload also renders the cell beside a form, without a row.
  if (!rowData) return null;
  if (rowData._status === 'published') return 'Published';
  return (await publishedAddress(payload, collectionSlug, rowData.id)) ? publishedWithChanges : 'Draft';
}
