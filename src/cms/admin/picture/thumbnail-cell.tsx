import type { DefaultServerCellComponentProps } from 'payload';
import './thumbnail-cell.css';

/** List cell: thumbnail of the picture. */
export function ThumbnailCell({ rowData }: DefaultServerCellComponentProps) {
  // Payload also renders the cell beside a form, without a row.
  const { thumbnailURL } = (rowData ?? {}) as { readonly thumbnailURL?: string | null };
  return thumbnailURL ? (
    <img className="seen-cell" src={thumbnailURL} alt="" width={64} height={48} loading="lazy" />
  ) : (
    '–'
  );
}
