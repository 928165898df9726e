import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { organisationFactsOf } from '../../domain/organisation-facts.ts';
import { brand } from '../panel/runtime-brand.ts';
import { keepNote } from './seed-notes.ts';

/** Note of the organisation's facts that were seeded; deleted ones do not come back. */
const note = 'house-facts-received';

/** Facts seeded before the note listed names: older notes contain only a date. */
const seededFirst: readonly string[] = [
  'legal-name',
  'address',
  'district',
  'phone',
  'email',
  'jobs-email',
  'hours-days',
  'opens',
  'closes',
  'latitude',
  'longitude',
  'network',
  'floor',
  'road',
  'road-chinese',
  'station',
  'station-chinese',
];

async function readReceived(payload: Payload): Promise<ReadonlySet<string>> {
  const received = await payload.kv.get<readonly string[] | string>(note);
  return new Set(typeof received === 'string' ? seededFirst : received);
}

/**
 * Seeds the facts about the agency and its contact details, each once, later additions included.
 *
 * @param print reports a fact of that name that editors had made before; pages use it as the
 *   agency's
 */
export async function seedOrganisation(payload: Payload, print: (line: string) => void): Promise<void> {
  const received = await readReceived(payload);
  const missing = organisationFactsOf(brand).filter(({ token }) => !received.has(token));
  if (missing.length === 0) return;
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    for (const fact of missing) {
      const { docs } = await payload.find({
        collection: 'facts',
        where: { token: { equals: fact.token } },
        limit: 1,
        pagination: false,
        depth: 0,
        overrideAccess: true,
        req,
      });
      const [known] = docs;
      if (known)
        print(
          `There is a fact {${fact.token}} already. From now on every page says it of the agency: “${known.value}”.`,
        );
      else await payload.create({ collection: 'facts', data: { ...fact }, overrideAccess: true, depth: 0, req });
    }
    await keepNote(payload, note, [...received, ...missing.map(({ token }) => token)], req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
