import { type PanelI18n, panelLocale, sayIn } from '../../cms/panel/say.ts';
import type { Named } from '../report/report.ts';
import type { Slot } from '../report/span.ts';
import { Bar, Columns, ColumnsKey, KeyEntry } from './columns.tsx';

/** `1,204` */
export const grouped = (count: number, locale: string): string => count.toLocaleString(locale);

interface ViewsProps {
  readonly slots: readonly Slot[];
  readonly columns: readonly number[];
  readonly i18n: PanelI18n;
}

/** Column chart of views for each day, week or month. */
export function ViewsChart({ slots, columns, i18n }: ViewsProps) {
  const say = sayIn(i18n);
  const most = Math.max(1, ...columns);
  const last = columns.length - 1;
  const highest = columns.indexOf(most);
  // Days have no room for a date each: labels one per week, counted back from today.
  const each = columns.length > 13 ? 7 : 1;
  const isNamed = (index: number): boolean => index % each === last % each;
  const labels = slots.map((slot, index) =>
    say('{label}: {count}', { label: slot.longLabel, count: columns[index] ?? 0 }),
  );
  return (
    <Columns {...{ labels, say }} many={each > 1}>
      {slots.map(({ day, label }, index) => (
        <div key={day} data-last={index === last || undefined}>
          <span data-said={index === highest || undefined}>{grouped(columns[index] ?? 0, panelLocale(i18n))}</span>
          <Bar count={columns[index] ?? 0} most={most} />
          <b>{isNamed(index) && (index === last && each > 1 ? say('Today') : label)}</b>
        </div>
      ))}
    </Columns>
  );
}

interface FormsProps {
  readonly forms: readonly { readonly name: string; readonly begun: number; readonly sent: number }[];
  readonly i18n: PanelI18n;
}

const sumOf = (forms: FormsProps['forms'], what: 'begun' | 'sent'): number =>
  forms.reduce((sum, form) => sum + form[what], 0);

/** Column chart of forms begun and forms sent, side by side. */
export function FormsChart({ forms, i18n }: FormsProps) {
  const say = sayIn(i18n);
  const locale = panelLocale(i18n);
  const most = Math.max(1, ...forms.flatMap(({ begun, sent }) => [begun, sent]));
  const labels = forms.map(({ name, begun, sent }) => say('{name}: {begun} begun, {sent} sent', { name, begun, sent }));
  const [begunInAll, sentInAll] = [sumOf(forms, 'begun'), sumOf(forms, 'sent')];
  return (
    <>
      <Columns {...{ labels, say }}>
        {forms.map(({ name, begun, sent }) => (
          <div key={name}>
            <div className="figures__pair">
              {[begun, sent].map((count, index) => (
                <div key={index === 0 ? 'begun' : 'sent'}>
                  <span data-said>{grouped(count, locale)}</span>
                  <Bar count={count} most={most} second={index === 1} />
                </div>
              ))}
            </div>
            <b>{name}</b>
          </div>
        ))}
      </Columns>
      <ColumnsKey>
        <KeyEntry>{say('Started {count}', { count: grouped(begunInAll, locale) })}</KeyEntry>
        <KeyEntry second>{say('Submitted {count}', { count: grouped(sentInAll, locale) })}</KeyEntry>
      </ColumnsKey>
    </>
  );
}

interface RankProps {
  readonly rows: readonly Named[];
  readonly nameOf?: (name: string) => string;
  /** Rows shown at once; the others are in a disclosure. */
  readonly most?: number;
  readonly linked?: boolean;
  readonly i18n: PanelI18n;
}

/** Ranked list, most frequent first, each row with a bar. */
export function Rank({ rows, nameOf = (name) => name, most = 8, linked = false, i18n }: RankProps) {
  const top = Math.max(1, ...rows.map(({ count }) => count));
  const row = ({ name, count }: Named) => (
    <li key={name}>
      {linked && name.startsWith('/') ? (
        <a href={name} target="_blank" rel="noopener">
          {nameOf(name)}
        </a>
      ) : (
        <span>{nameOf(name)}</span>
      )}
      <b>{grouped(count, panelLocale(i18n))}</b>
      <i style={{ inlineSize: `${Math.max(0.5, (count / top) * 100)}%` }} />
    </li>
  );
  return (
    <div className="figures__rank">
      <ol className="panel-list" data-lines>
        {rows.slice(0, most).map(row)}
      </ol>
      {rows.length > most && (
        <details>
          <summary>{sayIn(i18n)('and {count} more', { count: rows.length - most })}</summary>
          <ol className="panel-list" data-lines>
            {rows.slice(most).map(row)}
          </ol>
        </details>
      )}
    </div>
  );
}
