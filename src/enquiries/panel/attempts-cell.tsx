import type { DefaultServerCellComponentProps } from 'payload';

/** List cell: attempts of a delivery in words, since mobile cards have no column heads. */
export function AttemptsCell({ rowData }: DefaultServerCellComponentProps) {
  const { attempts } = (rowData ?? {}) as { readonly attempts?: number | null };
  if (!attempts) return 'No attempts';
  return attempts === 1 ? '1 attempt' : `${attempts} attempts`;
}
