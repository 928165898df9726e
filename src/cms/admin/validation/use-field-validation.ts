'use client';

import { useDocumentInfo, useServerFunctions } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared';
import { useCallback } from 'react';

/**
 * Returns a function that validates each field of the form on the server: refusing a whole page
 * does not validate its fields. Returns no errors if the server is unreachable, which the
 * connection banner shows.
 */
export function useFieldValidation(): (form: FormState) => Promise<FormState> {
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
