import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { orphansOf } from '../../src/enquiries/destinations/testing/crm-stand-in.ts';
import type { Database } from './database.ts';
import type { Arrivals, OtherSide } from './other-side.ts';
import type { Ledger } from './visitor.ts';

interface SubmissionRow {
  readonly id: number;
  readonly key: string;
  readonly kind: 'enquiry' | 'application';
  readonly email: string;
  readonly company: string | null;
  readonly file_path: string | null;
  readonly file_size: number | null;
}

interface DeliveryRow {
  readonly submission_id: number;
  readonly destination: string;
  readonly state: string;
}

/** Figures of a run, and all violations that it found. */
export interface Verdict {
  readonly rows: number;
  readonly deliveries: number;
  readonly files: number;
  /**
   * Number of repeated arrivals after a lost answer, at services that detect them by their number.
   */
  readonly repeated: number;
  /** Number of organizations and persons of the CRM that no deal points to. */
  readonly orphans: number;
  readonly faults: readonly string[];
}

/**
 * Counts deliveries that wait, those without automatic retries, and those whose next attempt is
 * later than any running attempt can last.
 *
 * @param longestAttempt milliseconds
 */
export async function openDeliveries(
  { all }: Database,
  longestAttempt: number,
): Promise<Readonly<Record<OpenState, number>>> {
  const [row] = await all<Readonly<Record<OpenState, number | string>>>(
    `select count(*) filter (where state = 'waiting') as waiting,
       count(*) filter (where state = 'needs-attention') as attention,
       count(*) filter (where state = 'waiting' and next_attempt > ?) as paused from deliveries`,
    new Date(Date.now() + longestAttempt).toISOString(),
  );
  const { waiting = 0, attention = 0, paused = 0 } = row ?? {};
  return { waiting: Number(waiting), attention: Number(attention), paused: Number(paused) };
}

type OpenState = 'waiting' | 'attention' | 'paused';

/**
 * Does the same as "Try again" in the admin panel, for deliveries whose next attempt is later than
 * any running attempt can last; so none under way is touched.
 *
 * @param longestAttempt milliseconds
 */
export async function tryAllAgain({ all }: Database, longestAttempt: number): Promise<void> {
  const later = new Date(Date.now() + longestAttempt).toISOString();
  await all(
    `update deliveries set state = 'waiting', attempts = 0, next_attempt = ?
     where state = 'needs-attention' or (state = 'waiting' and next_attempt > ?)`,
    new Date().toISOString(),
    later,
  );
}

const countOf = (values: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(values, String)].map(([value, all]) => [value, all.length]));

const valuesOf = <Item>(items: readonly Item[], name: keyof Item): string[] => items.map((item) => String(item[name]));

const repetitions = (seen: Arrivals): number => [...seen.values()].reduce((sum, times) => sum + times - 1, 0);

/** Compares the receipts of visitors with stored rows and with arrivals. */
export async function judge({ all }: Database, folder: string, ledger: Ledger, other: OtherSide): Promise<Verdict> {
  const faults: string[] = [];

  function note(what: string, word: string, values: readonly string[]): void {
    if (values.length > 0) faults.push(`${what}: ${values.length} ${word}, for example ${values[0]}`);
  }

  /** Compares how often each value was found with how often it is wanted. */
  function compare(what: string, found: readonly string[], wanted: readonly string[]): void {
    const [there, due] = [countOf(found), countOf(wanted)];
    const isMissing = (value: string) => (there.get(value) ?? 0) < (due.get(value) ?? 0);
    const isDoubled = (value: string) => due.has(value) && (there.get(value) ?? 0) > (due.get(value) ?? 0);
    note(what, 'lost', [...due.keys()].filter(isMissing));
    note(
      what,
      'that no visitor sent',
      [...there.keys()].filter((value) => !due.has(value)),
    );
    note(what, 'doubled', [...there.keys()].filter(isDoubled));
  }

  const rows = await all<SubmissionRow>('select id, key, kind, email, company, file_path, file_size from submissions');
  const deliveries = await all<DeliveryRow>('select submission_id, destination, state from deliveries');
  const enquiries = rows.filter(({ kind }) => kind === 'enquiry');
  const stored = rows.flatMap(({ file_path: name, file_size: size }) => (name ? [{ name, size: Number(size) }] : []));

  compare('rows', valuesOf(rows, 'key'), [...ledger.receipts.keys()]);
  const destinations = {
    enquiry: ['sheet', 'crm', 'webhook', 'mail', 'receipt'],
    application: ['sheet', 'webhook', 'mail', 'receipt'],
  };
  const due = rows.flatMap(({ id, kind }) => destinations[kind].map((one) => `${id} ${one} delivered`));
  // A second receipt to one address within a day is left out.
  const found = deliveries.map(
    ({ submission_id, destination, state }) =>
      `${submission_id} ${destination} ${destination === 'receipt' && state === 'skipped' ? 'delivered' : state}`,
  );
  compare('deliveries', found, due);

  compare(
    'spreadsheet',
    [...other.sheet.keys()].map((id) => id.split('-')[0] ?? ''),
    valuesOf(rows, 'id'),
  );
  // Two webhook-ids for one submission would be a repetition that the receiver cannot detect.
  compare('webhook', [...other.announced.values()], valuesOf(rows, 'id'));
  for (const fault of new Set(other.unsigned)) faults.push(`the webhook refused a message: ${fault}`);
  if (other.agency.size !== rows.length)
    faults.push(`mails to the agency: ${other.agency.size} for ${rows.length} submissions`);
  const skipped = await all<{ readonly id: number }>(
    `select deliveries.submission_id as id from deliveries join deliveries_log on deliveries_log._parent_id = deliveries.id
     where destination = 'receipt' and outcome like 'Not sent:%'`,
  );
  const without = new Set(skipped.map(({ id }) => Number(id)));
  const receiving = rows.filter(({ id }) => !without.has(Number(id)));
  compare('receipts by mail', [...other.addresses.values()], valuesOf(receiving, 'email'));

  const { organizations, persons, deals, files } = other.crm.records;
  const senders = valuesOf(enquiries, 'email').map((email) => `Person ${email}`);
  const companies = valuesOf(
    enquiries.filter(({ company }) => company),
    'company',
  );
  compare('deals', valuesOf(deals, 'title'), valuesOf(enquiries, 'email'));
  compare('persons', valuesOf(persons, 'name'), senders);
  compare('organizations', valuesOf(organizations, 'name'), companies);
  const orphans = orphansOf(other.crm);
  note('the CRM', 'that no deal points to', orphans.map(String));
  const filesInCrm = enquiries.filter(({ file_path }) => file_path).length;
  if (files.length !== filesInCrm) faults.push(`files in the CRM: ${files.length} for ${filesInCrm} enquiries`);
  if (new Set(files.map(({ deal_id }) => deal_id)).size < files.length) faults.push('files in the CRM: doubled');
  for (const refused of new Set(other.crm.refused)) faults.push(`the CRM's description refused ${refused}`);

  const kept = path.join(folder, 'submissions');
  const onDisk = existsSync(kept) ? readdirSync(kept) : [];
  compare('files', onDisk, valuesOf(stored, 'name'));
  const isCut = (file: (typeof stored)[number]) => statSync(path.join(kept, file.name)).size !== file.size;
  const cut = stored.filter((file) => onDisk.includes(file.name) && isCut(file));
  if (cut.length > 0) faults.push(`files: ${cut.length} are not whole`);

  return {
    rows: rows.length,
    deliveries: found.filter((line) => line.endsWith(' delivered')).length,
    files: stored.length,
    repeated: [other.sheet, other.hook, other.agency, other.receipts].reduce((sum, seen) => sum + repetitions(seen), 0),
    orphans: orphans.length,
    faults,
  };
}
