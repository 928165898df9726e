'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Fact } from '../../../domain/facts.ts';
import { formatTitle, untitled } from '../../records/untitled.ts';
import { useSay } from '../shell/use-say.ts';

interface TitleSyncProps {
  readonly brandName: string;
  readonly facts: readonly Fact[];
}

/**
 * Replaces the title that Payload sets after each save: the raw field, or the id where it is empty.
 */
export function TitleSync({ brandName, facts }: TitleSyncProps) {
  const say = useSay();
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const isNumber = id !== undefined && title === String(id);
  const label = isNumber
    ? say(untitled)
    : title && formatTitle(title, brandName, new Map(facts.map((fact) => [fact.token, fact])));
  useEffect(() => {
    if (!label || label === title) return undefined;
    // Runs after Payload's effects of this render, the last of which would win.
    const later = setTimeout(() => setDocumentTitle(label));
    return () => clearTimeout(later);
  }, [label, title, setDocumentTitle]);
  return null;
}
