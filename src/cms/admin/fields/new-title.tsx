'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { labelIn } from '../../panel/label-in.ts';
import { useSay } from '../shell/use-say.ts';

/** `picture`, `API token` */
const lowered = (singular: string): string => singular.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/**
 * Shows the kind of a new record as its title until it has one, instead of Payload's placeholder in
 * brackets.
 */
export function NewTitle() {
  const { id, collectionSlug } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { getEntityConfig } = useConfig();
  const isNameless = id === undefined && (title === '' || /^\[.*\]$/.test(title));
  const { i18n } = useTranslation();
  const say = useSay();
  const labels = collectionSlug ? getEntityConfig({ collectionSlug })?.labels : undefined;
  const kind = lowered(labelIn(labels?.singular, i18n));
  const label = kind === '' ? undefined : say('New {kind}', { kind });
  useEffect(() => {
    if (!isNameless || !label) return undefined;
    // Runs after Payload's effects of this render, the last of which would win.
    const later = setTimeout(() => setDocumentTitle(label));
    return () => clearTimeout(later);
  }, [isNameless, label, setDocumentTitle]);
  return null;
}
