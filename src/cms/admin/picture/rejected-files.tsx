'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSay } from '../shell/use-say.ts';
import { type SplitFiles, splitFiles } from './file-issues.ts';
import './rejected-files.css';

/** Payload's drop zone for bulk uploads, which only pictures have. */
const box = '.bulk-upload--add-files';

/** Returns the files of a change, drop or paste event. */
function filesOf(event: Event): readonly File[] {
  if (event.target instanceof HTMLInputElement && event.type === 'change') return [...(event.target.files ?? [])];
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])];
  return event instanceof ClipboardEvent ? [...(event.clipboardData?.files ?? [])] : [];
}

/** Puts files into the input and dispatches a change event. */
function choose(input: HTMLInputElement, files: readonly File[], sent: WeakSet<Event>): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  const change = new Event('change', { bubbles: true });
  sent.add(change);
  input.dispatchEvent(change);
}

/**
 * Wraps every view: validates the files of a bulk upload before Payload, which drops other types
 * silently. Lists invalid files with reasons before the valid ones are added.
 */
export function RejectedFiles({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(new WeakSet<Event>());
  const [{ taken, rejected }, setSplit] = useState<SplitFiles>({ taken: [], rejected: [] });
  const name = useId();

  useEffect(() => {
    const look = (event: Event) => {
      const place = event.target instanceof Element ? event.target.closest(box) : null;
      const files = filesOf(event);
      if (!place || files.length === 0 || sent.current.has(event)) return;
      event.preventDefault();
      event.stopPropagation();
      input.current = place.querySelector<HTMLInputElement>('input[type="file"]');
      // Allows the same files to be chosen again.
      if (input.current) input.current.value = '';
      void splitFiles(files, say).then((split) => {
        // Rendered before the dialog opens, which focuses its first button.
        flushSync(() => setSplit(split));
        if (split.rejected.length > 0) dialog.current?.showModal();
        else if (input.current) choose(input.current, split.taken, sent.current);
      });
    };
    // The drawer below handles Tab and Escape on the document.
    const holdKeys = (event: KeyboardEvent) => {
      if (dialog.current?.open) event.stopPropagation();
    };
    const events = ['change', 'drop', 'paste'];
    for (const event of events) document.addEventListener(event, look, { capture: true });
    window.addEventListener('keydown', holdKeys, { capture: true });
    return () => {
      for (const event of events) document.removeEventListener(event, look, { capture: true });
      window.removeEventListener('keydown', holdKeys, { capture: true });
    };
  }, [say]);

  const goOn = () => {
    dialog.current?.close();
    if (input.current) choose(input.current, taken, sent.current);
  };
  return (
    <>
      {children}
      <dialog className="panel-box left-out" ref={dialog} aria-labelledby={name}>
        <h2 id={name}>
          {taken.length === 0
            ? say('None of these files can be taken')
            : say(
                rejected.length === 1
                  ? '{rejected} of {count} files is left out'
                  : '{rejected} of {count} files are left out',
                { rejected: rejected.length, count: taken.length + rejected.length },
              )}
        </h2>
        <ul className="panel-list" data-lines>
          {rejected.map(({ name: file, reason }) => (
            <li key={`${file} ${reason}`}>
              <b>{file}</b> {reason}
            </li>
          ))}
        </ul>
        <div className="panel-row">
          {taken.length > 0 && (
            <button type="button" className="panel-button" data-main onClick={goOn}>
              {say(taken.length === 1 ? 'Continue with {count} file' : 'Continue with {count} files', {
                count: taken.length,
              })}
            </button>
          )}
          <button type="button" className="panel-button" onClick={() => dialog.current?.close()}>
            {say('Choose other files')}
          </button>
        </div>
      </dialog>
    </>
  );
}
