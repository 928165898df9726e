import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { writeFields } from '../../blocks/field-type.ts';
import { navigationFields } from '../../blocks/navigation.ts';
import type { Navigation } from '../../domain/navigation.ts';
import { withoutRows } from '../../domain/navigation-rows.ts';
import { isAlways } from '../../domain/template-addresses.ts';
import { words } from '../panel/runtime-brand.ts';
import { BrandPlacing } from './placing.ts';
import { keepNote, Receipt, readSampleNote } from './seed-notes.ts';

/** Navigation without the sample: lists, search and plain pages, in the brand's words. */
export const plainNavigation = (): Navigation => withoutRows(words.navigation, (href) => !isAlways(href));

/** Seeds the navigation where there is none; editors own it from then on. */
export async function seedNavigation(payload: Payload, { others: _others, ...kept }: Navigation): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'navigation', overrideAccess: true });
  if (totalDocs > 0) return;
  const receipt = new Receipt(await readSampleNote(payload));
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const stored = await writeFields(navigationFields, kept, new BrandPlacing(payload, req, receipt));
    const making = payload.create({
      collection: 'navigation',
      // Produced by the same fields that Payload generates the type from.
      data: { name: 'Header and footer', ...stored } as never,
      overrideAccess: true,
      depth: 0,
      req,
    });
    await receipt.of('navigation', making);
    await keepNote(payload, 'sample-records', receipt.note, req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
