'use client';

import { FieldDescription, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useSay } from '../shell/use-say.ts';
import './limited-description.css';

interface Props extends Pick<TextFieldClientProps, 'field' | 'path'> {
  /** Maximum number of characters. */
  readonly most: number;
}

/** Description of a text field with a limit, and a counter of its characters. */
export function LimitedDescription({ field, path: place, most }: Props) {
  const say = useSay();
  const { path, value } = useField<string>({ potentiallyStalePath: place });
  const { length: used } = value ?? '';
  return (
    <>
      <FieldDescription {...{ path }} description={field.admin?.description ?? ''} />
      <span className="letter-count panel-quiet" data-over={used > most || undefined}>
        {say('{used} of {most} letters', { used, most })}
      </span>
    </>
  );
}
