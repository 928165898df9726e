import type { CollectionBeforeChangeHook } from 'payload';

/** Where whoever saves a picture whose sizes are made already puts their bytes, by the names of the sizes. */
export const readySizes = 'readySizes';

/** Hands ready-made sizes to the store. Not before: Payload empties the list when it looks at the file. */
export const takesReadySizes: CollectionBeforeChangeHook = ({ data, req }) => {
  const ready = req.context[readySizes];
  if (ready) req.payloadUploadSizes = ready as Record<string, Buffer>;
  return data;
};
