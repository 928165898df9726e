import { APIError, type CollectionBeforeValidateHook, type FieldHook, type PayloadRequest } from 'payload';
import { refusesFaults } from '../faults.ts';

/** The fields that hold the address of a record, by its collection. */
const addressFields = { pages: 'path', works: 'slug', insights: 'slug', jobs: 'slug' } as const;

type Addressed = keyof typeof addressFields;

const isAddressed = (collection: string): collection is Addressed => collection in addressFields;

/** What is in the trash holds its address no more: no address has this sign. */
const mark = /~\d+$/;

/** The address that a record in the trash had, and will have again. */
export const asItWas: FieldHook = ({ value }) => (typeof value === 'string' ? value.replace(mark, '') : value);

const folders: Readonly<Record<Addressed, string>> = {
  pages: '',
  works: '/work/',
  insights: '/insights/',
  jobs: '/jobs/',
};

/** What somebody else calls it who has this address now. */
const titles: Readonly<Record<Addressed, string>> = { pages: 'title', works: 'title', insights: 'title', jobs: 'job' };

type Values = Readonly<Record<string, unknown>>;

/** The address of a record that is put into the trash: others may have the one that it had. */
export function freedAddress(collection: string, id: number | string, values: Values): Values {
  if (!isAddressed(collection)) return {};
  const field = addressFields[collection];
  const address = values[field];
  return typeof address === 'string' && address !== '' ? { [field]: `${address.replace(mark, '')}~${id}` } : {};
}

/**
 * What somebody calls the record that has an address; undefined if none has it but the one that
 * asks.
 */
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
  return other && String((other as Values)[titles[collection]] || 'another record');
}

/**
 * Looks at the address of a record that somebody publishes before the database does: what that
 * refuses takes along whatever else is published in the same go, and is refused without a name.
 *
 * @throws {ValidationError}
 */
export const refusesTakenAddress: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  const { slug } = collection;
  const record: Values = { ...originalDoc, ...data };
  // What comes back from the trash gets its own address (`ownAddress`).
  const isAsked = req.user && data?._status === 'published' && !originalDoc?.deletedAt;
  if (!isAsked || !isAddressed(slug)) return data;
  const field = addressFields[slug];
  const address = record[field];
  if (typeof address !== 'string' || address === '') return data;
  const holder = await holderOf(req, slug, Number(record.id ?? 0), address);
  const message = `“${holder}” has the address ${folders[slug]}${address}. Choose another.`;
  refusesFaults(req, collection, holder === undefined ? [] : [{ path: field, message }]);
  return data;
};

/**
 * The address of a record that comes back.
 *
 * @throws {APIError} 409, saying who has it now.
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
    `“${holder}” has the address ${folders[collection]}${address} now. Give that one another address or delete it, then restore this one.`,
    409,
    null,
    true,
  );
}
