import type { DefaultServerCellComponentProps } from 'payload';

/**
 * How often a delivery was tried, in words: on a telephone no head of a column says what the number
 * is.
 */
export function TriedCell({ rowData }: DefaultServerCellComponentProps) {
  const { attempts } = (rowData ?? {}) as { readonly attempts?: number | null };
  if (!attempts) return 'Not yet';
  return attempts === 1 ? 'Once' : `${attempts} times`;
}
