import type { DefaultServerCellComponentProps } from 'payload';
import { addressOf } from './site-address.ts';

/** In a list: to the page as visitors have it, or to the draft as it would be. What lies in the trash has neither. */
export function OnSiteCell({ rowData, collectionSlug, viewType }: DefaultServerCellComponentProps) {
  if (viewType === 'trash') return null;
  const address = addressOf(collectionSlug, rowData);
  return (
    <a href={address ?? `/preview/${collectionSlug}/${rowData?.id}`} target="_blank" rel="noreferrer">
      {address ? 'View' : 'Preview'}
    </a>
  );
}
