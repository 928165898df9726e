'use client';

import { useEffect, useRef } from 'react';
import { appeared } from '../fields/form-places.ts';

/**
 * Below a code field: Tab indents, Escape releases Tab, and a new code block receives the focus.
 */
export function CodeKeys() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const field = here.current?.closest('.field-type')?.querySelector('textarea');
    if (!field) return undefined;
    const isNew = () =>
      field.value === '' && field.closest('.ContentEditable__root')?.contains(document.activeElement) === true;
    // The new block is expanded first.
    if (isNew()) void appeared(() => (field.checkVisibility() ? field : null)).then(() => isNew() && field.focus());
    let leaves = false;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !leaves && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        // `execCommand` keeps undo working and fires an input event for the form.
        document.execCommand('insertText', false, '\t');
      }
      leaves = event.key === 'Escape';
    };
    field.addEventListener('keydown', press);
    return () => field.removeEventListener('keydown', press);
  }, []);
  return <span ref={here} hidden />;
}
