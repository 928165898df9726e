'use client';

import { TextareaInput, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { CodeKeys } from '../text/code-keys.tsx';
import './json-text.css';

/**
 * Returns the text of the field for a stored value. Text that is not valid JSON yet stays as typed.
 */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** JSON in a plain textarea. Payload's editor loads from another host, which the CSP refuses. */
export function JsonText({ field, path: place, readOnly }: JSONFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: place });
  const [text, setText] = useState(() => shown(value));
  const typed = useRef(value);

  // Applies changes from outside, such as a restored version, but ignores the echo of this field's
  // own input.
  useEffect(() => {
    if (JSON.stringify(value ?? null) === JSON.stringify(typed.current ?? null)) return;
    typed.current = value;
    setText(shown(value));
  }, [value]);

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value);
    typed.current = read(event.target.value);
    setValue(typed.current);
  };

  return (
    <TextareaInput
      className="code-text"
      path={path}
      label={field.label}
      description={field.admin?.description}
      value={text}
      onChange={change}
      showError={showError}
      readOnly={Boolean(readOnly || disabled)}
      rows={12}
      AfterInput={<CodeKeys />}
    />
  );
}
