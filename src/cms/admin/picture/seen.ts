'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Media } from '../../payload-types.ts';

/** A picture as its form knows it. */
export interface Seen {
  /** What can be shown of it; undefined where there is nothing yet. */
  readonly url: string | undefined;
  /** It comes with the brand, which says where its focus lies. */
  readonly drawn: boolean;
}

const middle = 50;

/** The focus of a picture in per cent, as the form has it now. */
export const useFocus = (): readonly [x: number, y: number] =>
  useFormFields(([fields]) => {
    const of = (name: string): number => {
      const value = fields[name]?.value;
      return typeof value === 'number' ? value : middle;
    };
    return [of('focalX'), of('focalY')] as const;
  });

export const useFile = (): File | undefined =>
  useFormFields(([fields]) => (fields.file?.value instanceof File ? fields.file.value : undefined));

/** The widest of its files that is there: a visitor's, not what was uploaded. */
const widest = ({ sizes }: Partial<Media>): string | undefined =>
  [sizes?.avif1280, sizes?.avif800, sizes?.webp1200, sizes?.avif400].find((size) => size?.filename)?.filename ??
  undefined;

export function useSeen(): Seen {
  const { data, savedDocumentData } = useDocumentInfo();
  const file = useFile();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    setChosen(url);
    return () => {
      setChosen(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  const record = { ...data, ...savedDocumentData } as Partial<Media>;
  const stored = widest(record);
  const drawn = Boolean(record.drawn);
  const url = stored ? `/media/${encodeURIComponent(stored)}` : drawn ? (record.thumbnailURL ?? undefined) : undefined;
  return { url: chosen ?? url, drawn: drawn && !chosen };
}
