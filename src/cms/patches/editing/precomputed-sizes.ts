import type { CollectionBeforeChangeHook, RequestContext } from 'payload';
import type { Media } from '../../payload-types.ts';

/** Data of a picture whose sizes were made before the upload. */
export interface PrecomputedSizes {
  readonly data: Pick<Media, 'sizes' | 'focalX' | 'focalY'>;
  /** Files of the sizes by name, for a store. */
  readonly bytes: Readonly<Record<string, Buffer>>;
}

const contextKey = 'readySizes';

export function setPrecomputedSizes(context: RequestContext, sizes: PrecomputedSizes): void {
  context[contextKey] = sizes;
}

/**
 * Puts ready-made sizes in place. Needed for Payload 3.90.1: it drops given sizes, makes all of
 * them itself, and resets the list for the store after reading the file. Without this, an empty
 * site would encode every size of every sample picture before it serves its first page. No report
 * known.
 */
export const usesPrecomputedSizes: CollectionBeforeChangeHook = ({ data, req }) => {
  const ready = req.context[contextKey] as PrecomputedSizes | undefined;
  if (!ready) return data;
  req.payloadUploadSizes = { ...ready.bytes };
  return { ...data, ...ready.data };
};
