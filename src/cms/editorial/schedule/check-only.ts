import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { Previewed } from '../preview/preview-links.ts';

const contextKey = 'isCheckedOnly';

class TrialPassed extends Error {}

/** Aborts a trial publishing before other hooks run; the transaction is rolled back. */
export const abortsTrialPublication: CollectionAfterChangeHook = ({ doc, req }) => {
  if (req.context[contextKey]) throw new TrialPassed();
  return doc;
};

/**
 * Tries to publish a draft and rolls back, so that a scheduled change reports the same faults as
 * publishing.
 *
 * @throws errors of publishing, above all a `ValidationError` with every fault
 */
export async function requirePublishable(
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
    if (!(error instanceof TrialPassed)) throw error;
  }
}
