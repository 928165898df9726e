import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useCallback } from 'react';

/**
 * Saves the draft in the form, as autosave does.
 *
 * @returns a function that takes additional values and resolves to whether the server accepted them
 */
export function useSaveDraft(): (values?: Readonly<Record<string, unknown>>) => Promise<boolean> {
  const { submit } = useForm();
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const { config } = useConfig();
  return useCallback(
    async (values = {}) => {
      if (id === undefined) return false;
      const query = new URLSearchParams({
        autosave: 'true',
        depth: '0',
        draft: 'true',
        'fallback-locale': 'null',
        locale: code,
      });
      const saved = await submit({
        acceptValues: { overrideLocalChanges: false },
        action: `${config.routes.api}/${collectionSlug}/${id}?${query}`,
        context: { getDocPermissions: false, incrementVersionCount: false },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method: 'PATCH',
        overrides: { _status: 'draft', ...values },
        skipValidation: true,
      });
      return saved?.res?.ok === true;
    },
    [submit, id, collectionSlug, code, config.routes.api],
  );
}
