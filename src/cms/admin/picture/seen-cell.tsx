import type { DefaultServerCellComponentProps } from 'payload';

/** In the list: the picture itself, small. */
export function SeenCell({ rowData }: DefaultServerCellComponentProps) {
  // Beside a record's own form it is made without a row.
  const { thumbnailURL } = (rowData ?? {}) as { readonly thumbnailURL?: string | null };
  return thumbnailURL ? (
    <img className="seen-cell" src={thumbnailURL} alt="" width={64} height={48} loading="lazy" />
  ) : (
    '–'
  );
}
