'use client';

import { usePanelLocale } from '../../cms/admin/shell/use-say.ts';
import { dateFormat } from '../../cms/panel/date-format.ts';
import { brand } from '../../config/brand/facts.ts';

const when = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

/** Time of something that was said, in the time zone of the panel. */
export function Moment({ at }: { readonly at: string }) {
  const locale = usePanelLocale();
  return <time dateTime={at}>{when(new Date(at), locale)}</time>;
}
