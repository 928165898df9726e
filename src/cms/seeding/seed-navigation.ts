import { createLocalReq, type Payload } from 'payload';
import { writeFields } from '../../blocks/kind.ts';
import { navigationFields } from '../../blocks/navigation.ts';
import type { Navigation } from '../../shared/navigation.ts';
import { BrandPlacing } from './placing.ts';

/** Gives an installation that has none the navigation of the brand. Editors change it from then on. */
export async function seedNavigation(payload: Payload, { others: _others, ...kept }: Navigation): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'navigation', overrideAccess: true });
  if (totalDocs > 0) return;
  const req = await createLocalReq({}, payload);
  const stored = await writeFields(navigationFields, kept, new BrandPlacing(payload, req));
  await payload.create({
    collection: 'navigation',
    // Written by the very fields that Payload makes its type of.
    data: { name: 'Header and footer', ...stored } as never,
    overrideAccess: true,
    depth: 0,
    req,
  });
}
