import type { Payload } from 'payload';

/** Reads the dates of the public holidays, as `2026-12-25`. */
export async function readHolidays(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: 'holidays',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    select: { day: true },
  });
  return new Set(docs.map(({ day }) => day));
}
