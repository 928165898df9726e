'use client';

import { RenderDefaultCell } from '@payloadcms/ui';
import type { DateFieldClient, DefaultCellComponentProps, TextFieldClient } from 'payload';
import { usePanelLocale } from '../shell/use-say.ts';

interface ListCellProps extends DefaultCellComponentProps {
  /** Time zone of the organisation. */
  readonly timeZone: string;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats `2 Nov 2026, 14:00`, without the time for fields of a day. */
function formatDate(value: string, { admin }: DateFieldClient, timeZone: string, locale: string): string {
  const format = admin?.date;
  const isDay = Boolean(
    format && typeof format === 'object' && 'pickerAppearance' in format && format.pickerAppearance === 'dayOnly',
  );
  const wanted = isDay ? day : { ...day, ...time };
  return new Intl.DateTimeFormat(locale, { ...wanted, timeZone }).format(new Date(value));
}

/**
 * List cell as Payload renders it, but with times in the organisation's time zone, and a dash for
 * empty values, which mobile cards hide.
 */
export function ListCell({ timeZone, ...props }: ListCellProps) {
  const locale = usePanelLocale();
  const { cellData, field, link } = props;
  const isLinked = link === true;
  if (isNothing(cellData) && !isLinked) return <span className="no-value">–</span>;
  const shown =
    field.type === 'date' && typeof cellData === 'string'
      ? {
          cellData: formatDate(cellData, field, timeZone, locale),
          field: { ...field, type: 'text' } as TextFieldClient,
        }
      : undefined;
  const cell = (
    <RenderDefaultCell
      clientProps={{ ...props, ...shown }}
      columnIndex={0}
      enableRowSelections
      isLinkedColumn={isLinked}
    />
  );
  return shown === undefined ? cell : <time dateTime={cellData}>{cell}</time>;
}
