'use client';

import { FieldDescription, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

interface Props extends Pick<TextFieldClientProps, 'field' | 'path'> {
  /** Letters that the text may have. */
  readonly most: number;
}

/**
 * What is said of a text with a limit, and how many of its letters are used while it is written.
 */
export function LimitedDescription({ field, path: place, most }: Props) {
  const { path, value } = useField<string>({ potentiallyStalePath: place });
  const { length: used } = value ?? '';
  return (
    <>
      <FieldDescription {...{ path }} description={field.admin?.description ?? ''} />
      <span className="letter-count panel-quiet" data-over={used > most || undefined}>
        {used} of {most} letters
      </span>
    </>
  );
}
