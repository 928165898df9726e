'use client';

import { useEffect, useRef } from 'react';
import { appeared } from '../form-places.ts';

/**
 * Below a field for code: Tab indents there, and Escape gives it back; the caret goes into a code
 * block that was just made.
 */
export function CodeKeys() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const field = here.current?.closest('.field-type')?.querySelector('textarea');
    if (!field) return undefined;
    const isNew = () =>
      field.value === '' && field.closest('.ContentEditable__root')?.contains(document.activeElement) === true;
    // The block unfolds first.
    if (isNew()) void appeared(() => (field.checkVisibility() ? field : null)).then(() => isNew() && field.focus());
    let leaves = false;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !leaves && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        // As typed: the browser can undo it, and the form is told of it.
        document.execCommand('insertText', false, '\t');
      }
      leaves = event.key === 'Escape';
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  }, []);
  return <span ref={here} hidden />;
}
