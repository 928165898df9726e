'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../shell/use-say.ts';
import { useBlockedWhileTakingOver } from './use-blocked-while-taking-over.ts';
import './lost-lock.css';

/** Returns the text of an edited field. */
function wordsIn(target: EventTarget | null): string {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return target.value;
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return '';
  // biome-ignore lint/performance/useDomNodeTextContent: paragraphs of a text keep their lines.
  return target.innerText;
}

/** Returns the name of the account that holds the lock. */
function nameOf(editor: unknown): string | undefined {
  if (typeof editor !== 'object' || editor === null) return undefined;
  const { name, email } = editor as { readonly name?: unknown; readonly email?: unknown };
  return [name, email].find((one) => typeof one === 'string' && one !== '') as string | undefined;
}

/**
 * Blocks Space and Enter from activating buttons until Tab or the pointer is used: they may belong
 * to the sentence being typed.
 */
function holdKeys(): () => void {
  let hasLooked = false;
  const look = () => {
    hasLooked = true;
  };
  const hold = (event: KeyboardEvent) => {
    if (event.key === 'Tab') look();
    if (hasLooked || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', hold, { capture: true });
  document.addEventListener('keyup', hold, { capture: true });
  document.addEventListener('pointerdown', look, { capture: true });
  return () => {
    document.removeEventListener('keydown', hold, { capture: true });
    document.removeEventListener('keyup', hold, { capture: true });
    document.removeEventListener('pointerdown', look, { capture: true });
  };
}

/**
 * Extends Payload's dialog of a lost lock with the name of the new editor and the text last typed.
 * Space and Enter typed for a sentence activate nothing in it.
 */
export function LostLock() {
  useBlockedWhileTakingOver();
  const say = useSay();
  const { currentEditor } = useDocumentInfo();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const written = useRef('');

  useEffect(() => {
    const note = ({ target }: Event) => {
      written.current = wordsIn(target) || written.current;
    };
    const look = () => setPlace(document.querySelector<HTMLElement>('.document-take-over__content'));
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('input', note, { capture: true });
    return () => {
      watch.disconnect();
      document.removeEventListener('input', note, { capture: true });
    };
  }, []);

  useEffect(() => {
    const heading = place?.querySelector('h1');
    if (!heading) return undefined;
    heading.tabIndex = -1;
    // Runs after the dialog focused its first button.
    const timer = setTimeout(() => heading.focus());
    const release = holdKeys();
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [place]);

  if (!place) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written.current);
      toast.success(say('Copied.'));
    } catch {
      toast.error(say('This browser does not allow copying. Choose “View read-only” and copy it there.'));
    }
  };
  return createPortal(
    <>
      <p className="taken-over__who">
        {say('{name} is editing this now.', { name: nameOf(currentEditor) ?? say('Another editor') })}
      </p>
      {written.current && (
        <>
          <p className="taken-over__words">{written.current}</p>
          <button type="button" className="panel-button" onClick={copy}>
            {say('Copy what you wrote last')}
          </button>
        </>
      )}
    </>,
    place,
  );
}
