import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { words } from '../panel/runtime-brand.ts';
import { hasNote, keepNote } from './seed-notes.ts';

/** Seeds the public holidays of the brand, once; a brand without any has none. */
export async function seedHolidays(payload: Payload): Promise<void> {
  const { holidays = [] } = words;
  if (holidays.length === 0 || (await hasNote(payload, 'holidays-received'))) return;
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    for (const { day, name } of holidays) {
      const known = await payload.count({
        collection: 'holidays',
        where: { day: { equals: day } },
        overrideAccess: true,
        req,
      });
      if (known.totalDocs === 0)
        await payload.create({ collection: 'holidays', data: { day, name }, overrideAccess: true, depth: 0, req });
    }
    await keepNote(payload, 'holidays-received', new Date().toISOString(), req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
