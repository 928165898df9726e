import { APIError, type CollectionBeforeValidateHook, type FieldHook, type PayloadRequest } from 'payload';
import { sayIn } from '../../panel/say.ts';
import { refusesIssues } from '../checks/validation-issues.ts';

/** Fields with the address of a record. */
const addressFields = { pages: 'path', works: 'slug', insights: 'slug', jobs: 'slug' } as const;

type Addressed = keyof typeof addressFields;

const isAddressed = (collection: string): collection is Addressed => collection in addressFields;

/** Suffix of an address in the trash, which frees the original; valid addresses have no tilde. */
const mark = /~\d+$/;

/** Original address of a record in the trash, which it gets back when restored. */
export const withoutTrashMark: FieldHook = ({ value }) => (typeof value === 'string' ? value.replace(mark, '') : value);

const folders: Readonly<Record<Addressed, string>> = {
  pages: '',
  works: '/work/',
  insights: '/insights/',
  jobs: '/jobs/',
};

/** Fields with the title of a record. */
const titles: Readonly<Record<Addressed, string>> = { pages: 'title', works: 'title', insights: 'title', jobs: 'job' };

type Values = Readonly<Record<string, unknown>>;

/** Marks the address of a trashed record, so that others may use the original. */
export function freedAddress(collection: string, id: number | string, values: Values): Values {
  if (!isAddressed(collection)) return {};
  const field = addressFields[collection];
  const address = values[field];
  return typeof address === 'string' && address !== '' ? { [field]: `${address.replace(mark, '')}~${id}` } : {};
}

/** Title of another record with the address; undefined if there is none. */
async function holderOf(
  req: PayloadRequest,
  collection: Addressed,
  id: number | string,
  address: string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ [addressFields[collection]]: { equals: address } }, { id: { not_equals: id } }] },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const [other]: object[] = docs;
  return other && String((other as Values)[titles[collection]] || sayIn(req.i18n)('another record'));
}

/**
 * Checks the address before the database does: a violated unique index would abort a whole bulk
 * publishing without naming the record.
 *
 * @throws {ValidationError}
 */
export const refusesTakenAddress: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  const { slug } = collection;
  const record: Values = { ...originalDoc, ...data };
  // Restored records get their own address (`ownAddress`).
  const isAsked = req.user && data?._status === 'published' && !originalDoc?.deletedAt;
  if (!isAsked || !isAddressed(slug)) return data;
  const field = addressFields[slug];
  const address = record[field];
  if (typeof address !== 'string' || address === '') return data;
  const holder = await holderOf(req, slug, Number(record.id ?? 0), address);
  if (holder === undefined) return data;
  const values = { holder, address: `${folders[slug]}${address}` };
  const message = '“{holder}” has the address {address}. Choose another.';
  refusesIssues(req, collection, [{ path: field, message, values }]);
  return data;
};

/**
 * Returns the original address of a restored record.
 *
 * @throws {APIError} 409 naming the record that has it now
 */
export async function ownAddress(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  values: Values,
): Promise<Values> {
  if (!isAddressed(collection)) return {};
  const field = addressFields[collection];
  const held = values[field];
  if (typeof held !== 'string' || held === '') return {};
  const address = held.replace(mark, '');
  const holder = await holderOf(req, collection, id, address);
  if (holder === undefined) return { [field]: address };
  throw new APIError(
    sayIn(req.i18n)(
      '“{holder}” has the address {address} now. Give that one another address or delete it, then restore this one.',
      { holder, address: `${folders[collection]}${address}` },
    ),
    409,
    null,
    true,
  );
}
