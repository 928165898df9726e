'use client';

import { useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { panelLocale, type Say, sayIn } from '../../panel/say.ts';

/** Translates texts of the panel into the reader's language; the texts are the English ones. */
export function useSay(): Say {
  const { i18n } = useTranslation();
  return useMemo(() => sayIn(i18n), [i18n]);
}

/** Locale of dates and numbers in the reader's language. */
export const usePanelLocale = (): string => panelLocale(useTranslation().i18n);
