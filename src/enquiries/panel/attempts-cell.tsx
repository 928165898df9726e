import type { DefaultServerCellComponentProps } from 'payload';
import { sayIn } from '../../cms/panel/say.ts';

/** List cell: attempts of a delivery in words, since mobile cards have no column heads. */
export function AttemptsCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const say = sayIn(i18n);
  const { attempts } = (rowData ?? {}) as { readonly attempts?: number | null };
  if (!attempts) return say('No attempts');
  return say(attempts === 1 ? '{count} attempt' : '{count} attempts', { count: attempts });
}
