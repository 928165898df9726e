'use client';

import { useConfig, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Returns `New picture`, `New API token`. */
const newOne = (singular: unknown): string =>
  `New ${String(singular).replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())}`;

/**
 * Shows the kind of a new record as its title until it has one, instead of Payload's placeholder in
 * brackets.
 */
export function NewTitle() {
  const { id, collectionSlug } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  const isNameless = id === undefined && (title === '' || /^\[.*\]$/.test(title));
  const label = collectionSlug ? newOne(getEntityConfig({ collectionSlug })?.labels.singular) : undefined;
  useEffect(() => {
    if (!isNameless || !label) return undefined;
    // Runs after Payload's effects of this render, the last of which would win.
    const later = setTimeout(() => setDocumentTitle(label));
    return () => clearTimeout(later);
  }, [isNameless, label, setDocumentTitle]);
  return null;
}
