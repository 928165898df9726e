'use client';

import { RenderLexical } from '@payloadcms/richtext-lexical/client';
import { type ComponentProps, useState } from 'react';

type Value = ComponentProps<typeof RenderLexical>['value'];

interface Props {
  readonly value: unknown;
  readonly schemaPath: string;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
}

/** Payload's editor for a translation with formats. */
export function RichText({ value, schemaPath, label, onChange }: Props) {
  const [current, setCurrent] = useState(value as Value);
  return (
    <RenderLexical
      name={schemaPath.split('.').at(-1) ?? ''}
      label={label}
      schemaPath={schemaPath}
      value={current}
      setValue={(next) => {
        setCurrent(next as Value);
        onChange(next);
      }}
    />
  );
}
