import type { Payload } from 'payload';
import { afterAll, afterEach, vi } from 'vitest';
import { openSampleContent } from '../../testing/open-for-tests.ts';
import { sampleCollections } from '../seed-notes.ts';
import type { Plan } from './plan.ts';

export interface Found {
  readonly id: number;
  readonly [name: string]: unknown;
}

/** Opens the sample content for the tests of a file. */
export async function openForRemoval() {
  const payload: Payload = await openSampleContent();
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => payload.destroy());
  return {
    payload,
    counts: async (): Promise<Record<string, number>> => {
      const found: [string, number][] = [];
      for (const collection of [...sampleCollections, 'redirects'] as const)
        found.push([collection, (await payload.count({ collection })).totalDocs]);
      return Object.fromEntries(found.filter(([, count]) => count > 0));
    },
    find: async (
      collection: 'works' | 'insights' | 'pages' | 'media' | 'navigation',
      field: string,
      value?: string,
    ): Promise<Found> => {
      const where = { [field]: value === undefined ? { exists: true } : { equals: value } };
      const { docs } = await payload.find({ collection, where, limit: 1, depth: 0 });
      const [record] = docs;
      if (!record) throw new Error(`There is none whose ${field} is ${value}.`);
      return record as object as Found;
    },
  };
}

/** Reasons of the kept records, by name. */
export const reasons = ({ keep }: Plan): Record<string, string> =>
  Object.fromEntries(keep.map(({ known, because }) => [known.record.name, because]));
