import { createLocalReq, type Payload } from 'payload';
import { houseFactsOf } from '../../shared/house-facts.ts';
import { brand } from '../at-start.ts';

/** Says that the facts of the house have been received: one that was deleted since does not come back. */
const received = 'house-facts-received';

/** Gives an installation that has never had them the facts by which the agency is reached. */
export async function seedHouse(payload: Payload): Promise<void> {
  if (await payload.kv.has(received)) return;
  const req = await createLocalReq({}, payload);
  for (const fact of houseFactsOf(brand)) {
    const known = await payload.count({
      collection: 'facts',
      where: { token: { equals: fact.token } },
      overrideAccess: true,
      req,
    });
    if (known.totalDocs === 0)
      await payload.create({ collection: 'facts', data: { ...fact }, overrideAccess: true, depth: 0, req });
  }
  await payload.kv.set(received, new Date().toISOString());
}
