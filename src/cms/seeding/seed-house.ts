import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { houseFactsOf } from '../../shared/house-facts.ts';
import { brand } from '../at-start.ts';
import { keepNote } from './received.ts';

/**
 * Says which facts of the house have been received: one that was deleted since does not come back.
 */
const note = 'house-facts-received';

/**
 * What had been received wherever the note says no more than when: it named none before there were
 * others.
 */
const receivedAtFirst: readonly string[] = [
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
  return new Set(typeof received === 'string' ? receivedAtFirst : received);
}

/**
 * Gives an installation the facts by which the agency says who it is and how it is reached: each
 * once, also one that there is only since an update.
 *
 * @param say is told of a fact by that name which editors had made before: it is taken for the
 *   agency's
 */
export async function seedHouse(payload: Payload, say: (line: string) => void): Promise<void> {
  const received = await readReceived(payload);
  const missing = houseFactsOf(brand).filter(({ token }) => !received.has(token));
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
        say(`There is a fact {${fact.token}} already. From now on every page says it of the agency: “${known.value}”.`);
      else await payload.create({ collection: 'facts', data: { ...fact }, overrideAccess: true, depth: 0, req });
    }
    await keepNote(payload, note, [...received, ...missing.map(({ token }) => token)], req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
