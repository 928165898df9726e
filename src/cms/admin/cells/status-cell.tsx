import type { DefaultServerCellComponentProps } from 'payload';
import { sayIn } from '../../panel/say.ts';
import { publishedWithChanges } from '../../panel/words.ts';
import { publishedAddress } from '../sharing/published-page.ts';

/** List cell: publication status, including drafts of published pages. */
export async function StatusCell({ payload, rowData, collectionSlug, i18n }: DefaultServerCellComponentProps) {
  // Payload also renders the cell beside a form, without a row.
  if (!rowData) return null;
  const say = sayIn(i18n);
  if (rowData._status === 'published') return say('Published');
  return say((await publishedAddress(payload, collectionSlug, rowData.id)) ? publishedWithChanges : 'Draft');
}
