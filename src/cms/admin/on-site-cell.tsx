import type { DefaultServerCellComponentProps } from 'payload';
import { publishedAddress } from './published-page.ts';
import { addressOf } from './site-address.ts';
import { TrashedCell } from './trashed-cell.tsx';

/**
 * In a list: to the page as visitors have it, to the draft as it would be, or to both. What lies in
 * the trash has neither.
 */
export async function OnSiteCell(props: DefaultServerCellComponentProps) {
  const { payload, rowData, collectionSlug, viewType } = props;
  if (!rowData) return null;
  if (viewType === 'trash') return <TrashedCell {...props} />;
  const isPublished = rowData._status === 'published';
  const address = isPublished
    ? addressOf(collectionSlug, rowData)
    : await publishedAddress(payload, collectionSlug, rowData.id);
  return (
    <>
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          View
        </a>
      )}
      {address && !isPublished && ' · '}
      {!(address && isPublished) && (
        <a href={`/preview/${collectionSlug}/${rowData.id}`} target="_blank" rel="noreferrer">
          Preview
        </a>
      )}
    </>
  );
}
