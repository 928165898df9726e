import type { CollectionSlug, FlattenedField, Payload } from 'payload';

type Data = Record<string, unknown>;

/** The id of a record of a collection; undefined while it has none. */
type IdOf = (collection: string) => Promise<number | string | undefined>;

/** Something for a field to hold, by its type; undefined where it needs nothing. */
async function valueFor(field: FlattenedField, idOf: IdOf): Promise<unknown> {
  if ('virtual' in field && field.virtual) return undefined;
  const several = 'hasMany' in field && field.hasMany === true;
  const one = (value: unknown) => (several ? [value] : value);
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return one(`kept in ${field.name}`);
    case 'email':
      return 'kept@six.example';
    case 'number':
      return one(7);
    case 'date':
      return '2026-11-25T01:02:03.000Z';
    case 'checkbox':
      return true;
    case 'json':
      return { kept: field.name };
    case 'select':
    case 'radio': {
      const [first] = field.options;
      return one(typeof first === 'string' ? first : first?.value);
    }
    case 'relationship':
    case 'upload': {
      const [to = ''] = [field.relationTo].flat();
      const id = await idOf(to);
      return id === undefined ? undefined : one(Array.isArray(field.relationTo) ? { relationTo: to, value: id } : id);
    }
    case 'group':
    case 'tab':
      return filled(field.flattenedFields, idOf);
    case 'array':
      // Rows are named by who makes them; each table has this one alone.
      return [{ id: 'kept', ...(await filled(field.flattenedFields, idOf)) }];
    default:
      return undefined;
  }
}

async function filled(fields: readonly FlattenedField[], idOf: IdOf): Promise<Data> {
  const data: Data = {};
  for (const field of fields) {
    const value = field.name === 'id' ? undefined : await valueFor(field, idOf);
    if (value !== undefined) data[field.name] = value;
  }
  return data;
}

/**
 * Gives each collection that has no record one with every field filled, past its rules: what matters is that it is there after an
 * upgrade, not what it means.
 */
export async function oneOfEach(payload: Payload): Promise<void> {
  const idOf: IdOf = async (collection) => {
    const { docs } = await payload.db.find({ collection: collection as CollectionSlug, limit: 1, pagination: false });
    return docs[0]?.id;
  };
  for (const { config } of Object.values(payload.collections)) {
    if ((await idOf(config.slug)) !== undefined) continue;
    const data = await filled(config.flattenedFields, idOf);
    await payload.db.create({ collection: config.slug, data });
  }
}
