import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { orphansOf } from '../../src/intake/destinations/testing/crm-stand-in.ts';
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

/** The figures of a run, and everything about it that is not as it must be. */
export interface Verdict {
  readonly rows: number;
  readonly deliveries: number;
  readonly files: number;
  /** Things that came more than once to a place that can tell by their number: repeated after an answer was lost. */
  readonly repeated: number;
  /** Organizations and persons of the CRM that no deal points to. */
  readonly orphans: number;
  readonly faults: readonly string[];
}

/**
 * How many deliveries are not delivered yet, how many of them nobody will try again by themselves, and how many wait for
 * longer than any attempt can take.
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
 * What "Try again" does in the admin panel, for everything that waits for longer than any attempt can take, so that none
 * under way is touched.
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

/** Values that occur more than once. */
function doubled(values: readonly unknown[]): number {
  return values.length - new Set(values).size;
}

const countOf = (values: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** How many of these are more than there are of those. */
function surplus(values: readonly string[], others: readonly string[]) {
  const known = countOf(others);
  const more = [...countOf(values)].flatMap(([value, times]) => {
    const count = times - (known.get(value) ?? 0);
    return count > 0 ? [{ value, count, isKnown: known.has(value) }] : [];
  });
  return (isKnown?: boolean) => {
    const these = more.filter((one) => isKnown === undefined || one.isKnown === isKnown);
    return { count: these.reduce((sum, { count }) => sum + count, 0), example: these[0]?.value };
  };
}

/** Holds each value against how often it is wanted. */
function compare(faults: string[], what: string, found: readonly string[], wanted: readonly string[]): void {
  const missing = surplus(wanted, found)();
  const more = surplus(found, wanted);
  if (missing.count > 0) faults.push(`${what}: ${missing.count} lost, for example ${missing.example}`);
  const foreign = more(false);
  if (foreign.count > 0) faults.push(`${what}: ${foreign.count} that nobody sent, for example ${foreign.example}`);
  const twice = more(true);
  if (twice.count > 0) faults.push(`${what}: ${twice.count} doubled, for example ${twice.example}`);
}

const repetitions = ({ seen }: Arrivals): number => [...seen.values()].reduce((sum, times) => sum + times - 1, 0);

/** Compares what visitors hold with what is stored and with what arrived. */
export async function judge({ all }: Database, folder: string, ledger: Ledger, other: OtherSide): Promise<Verdict> {
  const faults: string[] = [];
  const rows = (
    await all<SubmissionRow>('select id, key, kind, email, company, file_path, file_size from submissions')
  ).map((row) => ({ ...row, file_size: row.file_size === null ? null : Number(row.file_size) }));
  const deliveries = await all<DeliveryRow>('select submission_id, destination, state from deliveries');
  const enquiries = rows.filter(({ kind }) => kind === 'enquiry');
  const withFile = rows.filter(({ file_path }) => file_path);

  compare(
    faults,
    'rows',
    rows.map(({ key }) => key),
    [...ledger.receipts.keys()],
  );
  const wanted = rows.flatMap(({ id, kind }) =>
    (kind === 'enquiry' ? ['sheet', 'crm', 'mail', 'receipt'] : ['sheet', 'mail', 'receipt']).map(
      (destination) => `${id} ${destination} delivered`,
    ),
  );
  const found = deliveries.map(({ submission_id, destination, state }) => `${submission_id} ${destination} ${state}`);
  compare(faults, 'deliveries', found, wanted);

  compare(
    faults,
    'spreadsheet',
    [...other.sheet.seen.keys()],
    rows.map(({ id }) => String(id)),
  );
  if (other.agency.seen.size !== rows.length)
    faults.push(`mails to the agency: ${other.agency.seen.size} for ${rows.length} submissions`);
  const skipped = await all<{ readonly id: number }>(
    `select deliveries.submission_id as id from deliveries join deliveries_log on deliveries_log._parent_id = deliveries.id
     where destination = 'receipt' and outcome like 'Not sent:%'`,
  );
  const without = new Set(skipped.map(({ id }) => Number(id)));
  compare(
    faults,
    'receipts by mail',
    [...other.receipts.addresses.values()],
    rows.filter(({ id }) => !without.has(Number(id))).map(({ email }) => email),
  );

  const { organizations, persons, deals, files } = other.crm.records;
  compare(
    faults,
    'deals',
    deals.map(({ title }) => String(title)),
    enquiries.map(({ email }) => email),
  );
  compare(
    faults,
    'persons',
    persons.map(({ name }) => String(name)),
    enquiries.map(({ email }) => `Person ${email}`),
  );
  const companies = enquiries.flatMap(({ company }) => company ?? []).filter(Boolean);
  compare(
    faults,
    'organizations',
    organizations.map(({ name }) => String(name)),
    companies,
  );
  const orphans = orphansOf(other.crm);
  if (orphans.length > 0) faults.push(`the CRM: ${orphans.length} that no deal points to, for example ${orphans[0]}`);
  const filesInCrm = enquiries.filter(({ file_path }) => file_path).length;
  if (files.length !== filesInCrm) faults.push(`files in the CRM: ${files.length} for ${filesInCrm} enquiries`);
  if (doubled(files.map(({ deal_id }) => deal_id)) > 0) faults.push('files in the CRM: doubled');
  for (const refused of new Set(other.crm.refused)) faults.push(`the CRM's description refused ${refused}`);

  const kept = path.join(folder, 'submissions');
  const onDisk = existsSync(kept) ? readdirSync(kept) : [];
  compare(
    faults,
    'files',
    onDisk,
    withFile.map(({ file_path }) => file_path ?? ''),
  );
  const cut = withFile.filter(({ file_path, file_size }) => {
    const file = path.join(kept, file_path ?? '');
    return existsSync(file) && statSync(file).size !== file_size;
  });
  if (cut.length > 0) faults.push(`files: ${cut.length} are not whole`);

  return {
    rows: rows.length,
    deliveries: found.filter((line) => line.endsWith(' delivered')).length,
    files: withFile.length,
    repeated: repetitions(other.sheet) + repetitions(other.agency) + repetitions(other.receipts),
    orphans: orphans.length,
    faults,
  };
}
