'use client';

import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { Fact } from '../../../domain/facts.ts';
import { titleSaid, untitled } from '../../records/untitled.ts';

interface SaysTitleProps {
  readonly brandName: string;
  readonly facts: readonly Fact[];
}

/**
 * Replaces the title that Payload sets after each save: the raw field, or the id where it is empty.
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
    // Runs after Payload's effects of this render, the last of which would win.
    const later = setTimeout(() => setDocumentTitle(said));
    return () => clearTimeout(later);
  }, [said, title, setDocumentTitle]);
  return null;
}
