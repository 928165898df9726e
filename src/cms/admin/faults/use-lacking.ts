'use client';

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';
import { useCallback } from 'react';

/**
 * Asks the server to look at each field of the form by itself: a page that is refused as a whole
 * was not looked at so. Nothing is found where it does not answer: what was refused is listed
 * without it, and the panel says that the connection is gone.
 */
export function useLacking(): (form: FormState) => Promise<FormState> {
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  return useCallback(
    async (form) => {
      if (!collectionSlug) return {};
      try {
        const answer = await getFormState({
          collectionSlug,
          docPermissions,
          operation: 'update',
          schemaPath: collectionSlug,
          skipValidation: false,
          ...(id === undefined ? {} : { id }),
          docPreferences: await getDocPreferences(),
          formState: deepCopyObjectSimpleWithoutReactComponents(form, { excludeFiles: true }),
        });
        return answer && 'state' in answer ? (answer.state ?? {}) : {};
      } catch {
        return {};
      }
    },
    [id, collectionSlug, docPermissions, getDocPreferences, getFormState],
  );
}
