import type { CollectionBeforeChangeHook, RequestContext } from 'payload';
import type { Media } from '../payload-types.ts';

/** What is known of a picture whose sizes were made before it is uploaded. */
export interface ReadySizes {
  readonly data: Pick<Media, 'sizes' | 'focalX' | 'focalY'>;
  /** The sizes' files, by the names of the sizes: for a store. */
  readonly bytes: Readonly<Record<string, Buffer>>;
}

const contextKey = 'readySizes';

export function setReadySizes(context: RequestContext, sizes: ReadySizes): void {
  context[contextKey] = sizes;
}

/**
 * Puts ready-made sizes in their place. Needed for Payload 3.90.1: it takes sizes out of what it is
 * given and makes all of them itself, and empties the list for the store when it has looked at the
 * file. Without this, an empty site would draw every size of every sample picture before its first
 * page is served. No report known.
 */
export const takesReadySizes: CollectionBeforeChangeHook = ({ data, req }) => {
  const ready = req.context[contextKey] as ReadySizes | undefined;
  if (!ready) return data;
  req.payloadUploadSizes = { ...ready.bytes };
  return { ...data, ...ready.data };
};
