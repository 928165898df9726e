'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Fact } from '../../../shared/facts.ts';
import { titleSaid, untitled } from '../../title-said.ts';

interface SaysTitleProps {
  readonly brandName: string;
  readonly facts: readonly Fact[];
}

/**
 * Payload names a record by its field as it is written, or by its number where that is empty, and
 * does so again after each save.
 */
export function SaysTitle({ brandName, facts }: SaysTitleProps) {
  const { id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const isNumber = id !== undefined && title === String(id);
  const said = isNumber
    ? untitled
    : title && titleSaid(title, brandName, new Map(facts.map((fact) => [fact.token, fact])));
  useEffect(() => {
    if (!said || said === title) return undefined;
    // After Payload's own effects of this round, the last of which would win.
    const later = setTimeout(() => setDocumentTitle(said));
    return () => clearTimeout(later);
  }, [said, title, setDocumentTitle]);
  return null;
}
