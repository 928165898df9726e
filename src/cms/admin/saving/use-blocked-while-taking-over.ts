'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds after which the form accepts input even if the newest version has not arrived. */
const longest = 15_000;

const idOf = (editor: unknown): unknown =>
  typeof editor === 'object' && editor !== null && 'id' in editor ? editor.id : editor;

/**
 * Blocks input between "Take over" and the arrival of the previous editor's newest version. Payload
 * 3.90.1 closes its dialog before; the version then replaces everything in the form.
 */
export function useBlockedWhileTakingOver(): void {
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
