import { useDocumentInfo } from '@payloadcms/ui';

/**
 * The id of the record in a form; undefined before it is first saved, where Payload's bulk upload
 * says null.
 */
export const useRecordId = (): number | string | undefined => useDocumentInfo().id ?? undefined;
