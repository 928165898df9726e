import type { DefaultServerCellComponentProps } from 'payload';
import { sayIn } from '../../panel/say.ts';
import { publishedAddress } from '../sharing/published-page.ts';
import { addressOf } from '../shell/site-address.ts';
import { TrashedCell } from './trashed-cell.tsx';

/**
 * List cell with links to the public page, the preview of the draft, or both. Records in the trash
 * have neither.
 */
export async function OnSiteCell(props: DefaultServerCellComponentProps) {
  const { payload, rowData, collectionSlug, viewType, i18n } = props;
  if (!rowData) return null;
  if (viewType === 'trash') return <TrashedCell {...props} />;
  const say = sayIn(i18n);
  const isPublished = rowData._status === 'published';
  const address = isPublished
    ? addressOf(collectionSlug, rowData)
    : await publishedAddress(payload, collectionSlug, rowData.id);
  return (
    <>
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          {say('View')}
        </a>
      )}
      {address && !isPublished && ' · '}
      {!(address && isPublished) && (
        <a href={`/preview/${collectionSlug}/${rowData.id}`} target="_blank" rel="noreferrer">
          {say('Preview')}
        </a>
      )}
    </>
  );
}
