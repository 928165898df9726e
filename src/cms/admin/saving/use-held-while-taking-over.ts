'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which a form takes words again although nothing has come. */
const longest = 15_000;

const idOf = (editor: unknown): unknown =>
  typeof editor === 'object' && editor !== null && 'id' in editor ? editor.id : editor;

/**
 * Keeps a form from taking words between "Take over" and the newest words of the editor before.
 * Needed for Payload 3.90.1, whose dialog is gone before they come: they replace all that stands in
 * the form.
 */
export function useHeldWhileTakingOver(): void {
  const { currentEditor, initialState } = useDocumentInfo();
  const { user } = useAuth();
  const editor = idOf(currentEditor);
  const before = useRef<unknown>(undefined);
  const [held, setHeld] = useState<typeof initialState>();

  useEffect(() => {
    const other = before.current;
    before.current = editor;
    if (other !== undefined && other !== null && other !== editor && editor === user?.id) setHeld(initialState);
  }, [editor, user, initialState]);

  const isHeld = held !== undefined && held === initialState;
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-form-ready]');
    if (!isHeld || !form) return undefined;
    form.inert = true;
    const timer = setTimeout(() => setHeld(undefined), longest);
    return () => {
      clearTimeout(timer);
      form.inert = false;
    };
  }, [isHeld]);
}
