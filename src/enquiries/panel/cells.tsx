import type { DefaultServerCellComponentProps } from 'payload';
import { StatusBadge } from '../../cms/admin/cells/status-badge.tsx';
import { PersonBadge } from '../../cms/admin/shell/person-badge.tsx';
import { dateFormat } from '../../cms/panel/date-format.ts';
import { brand, languages } from '../../cms/panel/runtime-brand.ts';
import { type PanelI18n, panelLocale, sayIn } from '../../cms/panel/say.ts';
import type { Subscriber } from '../../cms/payload-types.ts';
import { parseSettings } from '../../config/env.ts';
import { beginningOf } from '../../lib/text/cut-text.ts';
import { statusOfEnquiry } from '../inbox/enquiry-status.ts';
import { stateSince, toolOf } from '../newsletter/tool.ts';
import './cells.css';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const day = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: brand.timeZone });

/** Characters of a message shown in a row. */
const room = 140;

/** Cell: name of the sender, with company or email address. */
export function SenderCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  return (
    <a className="inbox-who" href={`/admin/collections/submissions/${rowData?.id}`}>
      <b>{text(rowData?.name) || sayIn(i18n)('No name')}</b>
      <span>{text(rowData?.company) || text(rowData?.email)}</span>
    </a>
  );
}

/** Cell: beginning of the message. */
export function MessageCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const say = sayIn(i18n);
  const says = text(rowData?.message);
  return (
    <span className="inbox-says">
      {rowData?.kind === 'application' ? `${say('{job}.', { job: text(rowData.job) || say('Application') })} ` : ''}
      {says.length > room ? `${beginningOf(says, room).replace(/\s+\S*$/, '')}…` : says}
      {text(rowData?.fileName) && <small> {say('With {file}', { file: text(rowData?.fileName) })}</small>}
    </span>
  );
}

/** Cell: status of the enquiry. */
export const StateCell = ({ i18n, rowData }: DefaultServerCellComponentProps) => (
  <StatusBadge {...statusOfEnquiry(rowData ?? {}, sayIn(i18n))} />
);

/** Cell: account that the enquiry is assigned to. */
export async function AssigneeCell({ i18n, rowData, payload }: DefaultServerCellComponentProps) {
  const { assignee } = (rowData ?? {}) as { readonly assignee?: number | { readonly id: number } | null };
  const id = typeof assignee === 'object' ? assignee?.id : assignee;
  const person =
    typeof id === 'number'
      ? await payload.findByID({
          collection: 'users',
          id,
          depth: 0,
          disableErrors: true,
          select: { name: true },
        })
      : null;
  return (
    <span className="person">
      <PersonBadge person={person ?? undefined} /> {person ? person.name : sayIn(i18n)('Unassigned')}
    </span>
  );
}

/** Cell: language of a subscriber by its name. */
export const LanguageCell = ({ rowData }: DefaultServerCellComponentProps) =>
  languages.find(({ code }) => code === rowData?.language)?.name ?? text(rowData?.language);

const dayOf = (date: unknown, i18n: PanelI18n): string | undefined =>
  text(date) ? day(new Date(text(date)), panelLocale(i18n)) : undefined;

/** Cell: day on which a subscriber confirmed, in words, since mobile cards have no column heads. */
export function ConfirmedCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const confirmed = dayOf(rowData?.confirmed, i18n);
  return confirmed && sayIn(i18n)('Confirmed {day}', { day: confirmed });
}

/** Cell: day on which a subscriber left. */
export function LeftCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const left = dayOf(rowData?.withdrawn, i18n);
  return left && sayIn(i18n)('Left {day}', { day: left });
}

/** Cell: whether the newsletter tool has the state of a subscriber. */
export function ToldCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  const say = sayIn(i18n);
  const subscriber = rowData as Subscriber;
  const { told, tellAttempts, tellNote, refusedBy } = subscriber;
  const settings = parseSettings();
  if (told && told === stateSince(subscriber)) return <StatusBadge kind="done" word={say('Told')} />;
  if (!settings.NEWSLETTER_WEBHOOK_URL) return say('No tool is set up');
  const isRefused = refusedBy === toolOf(settings);
  const word = isRefused ? say('Stopped') : say('Waiting');
  return (
    <>
      <StatusBadge kind={isRefused ? 'late' : 'waiting'} word={word} />
      {tellNote && (isRefused || tellAttempts) ? <p className="panel-quiet">{tellNote}</p> : null}
    </>
  );
}
