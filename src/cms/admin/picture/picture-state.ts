'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Media } from '../../payload-types.ts';

/** State of a picture in its form. */
export interface PictureState {
  /** Address of a preview; undefined while there is none. */
  readonly url: string | undefined;
  /** Picture of the brand, which defines its focal point. */
  readonly drawn: boolean;
}

const middle = 50;

/** Focal point in per cent, as currently in the form. */
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

/** Returns the widest available size; the original is not public. */
const widest = ({ sizes }: Partial<Media>): string | undefined =>
  [sizes?.avif1280, sizes?.avif800, sizes?.webp1200, sizes?.avif400].find((size) => size?.filename)?.filename ??
  undefined;

export function usePictureState(): PictureState {
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
