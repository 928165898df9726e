import { APIError, type FieldHook, type PayloadRequest } from 'payload';

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
  const { docs } = await req.payload.find({
    ...{ collection, where: { and: [{ [field]: { equals: address } }, { id: { not_equals: id } }] } },
    ...{ limit: 1, depth: 0, overrideAccess: true, req },
  });
  const [other]: object[] = docs;
  if (!other) return { [field]: address };
  const title = (other as Values)[titles[collection]] || 'another record';
  throw new APIError(
    `“${title}” has the address ${folders[collection]}${address} now. Give that one another address or delete it, then restore this one.`,
    409,
    null,
    true,
  );
}
