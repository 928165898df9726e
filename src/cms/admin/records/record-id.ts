import { useDocumentInfo } from '@payloadcms/ui';

/**
 * Id of the record in a form; undefined before its first save. Payload's bulk upload has null
 * there.
 */
export const useRecordId = (): number | string | undefined => useDocumentInfo().id ?? undefined;
