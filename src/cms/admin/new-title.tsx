'use client';

import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** `New picture`, `New API token` */
const newOne = (singular: unknown): string =>
  `New ${String(singular).replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())}`;

/**
 * In the form of a record that its first save will make: what it is, until somebody has named it.
 * Payload's own word stands in brackets.
 */
export function NewTitle() {
  const { id, collectionSlug } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  const isNameless = id === undefined && (title === '' || /^\[.*\]$/.test(title));
  const said = collectionSlug ? newOne(getEntityConfig({ collectionSlug })?.labels.singular) : undefined;
  useEffect(() => {
    if (!isNameless || !said) return undefined;
    // After Payload's own effects of this round, the last of which would win.
    const later = setTimeout(() => setDocumentTitle(said));
    return () => clearTimeout(later);
  }, [isNameless, said, setDocumentTitle]);
  return null;
}
