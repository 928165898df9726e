import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { Previewed } from '../preview-links.ts';

const contextKey = 'isCheckedOnly';

class NothingWrong extends Error {}

/**
 * Ends a publishing that is tried only, before anything but the database has heard of it: the
 * transaction is rolled back.
 */
export const endsCheck: CollectionAfterChangeHook = ({ doc, req }) => {
  if (req.context[contextKey]) throw new NothingWrong();
  return doc;
};

/**
 * Publishes a draft and takes it back at once, so that a booking finds what publishing would.
 *
 * @throws what publishing throws, above all a `ValidationError` with every fault
 */
export async function refusesUnready(
  { payload, user }: PayloadRequest,
  collection: Previewed,
  id: number,
): Promise<void> {
  try {
    await payload.update({
      collection,
      id,
      data: { _status: 'published' },
      depth: 0,
      context: { [contextKey]: true },
      overrideAccess: false,
      overrideLock: true,
      user,
    });
  } catch (error) {
    if (!(error instanceof NothingWrong)) throw error;
  }
}
