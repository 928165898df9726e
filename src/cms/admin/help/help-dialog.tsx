'use client';

import { Link } from '@payloadcms/ui';
import { useEffect, useId, useRef } from 'react';
import { useSay } from '../shell/use-say.ts';
import './help-dialog.css';

interface Keys {
  readonly keys: string;
  readonly does: string;
}

const groups: readonly { readonly name: string; readonly keys: readonly Keys[] }[] = [
  {
    name: 'Anywhere',
    keys: [
      { keys: '?', does: 'Show this list' },
      { keys: 'Ctrl K', does: 'Find anything' },
      { keys: 'Ctrl S', does: 'Save the draft' },
      { keys: 'Alt T, then Tab', does: 'Go to messages, for example to undo a removal' },
      { keys: 'Esc', does: 'Close what is open' },
    ],
  },
  {
    name: 'While writing',
    keys: [
      { keys: '{', does: 'Put in a fact' },
      { keys: '/', does: 'Add a heading, list, table or code block' },
      { keys: '## and Space', does: 'Begin a heading' },
      { keys: '``` and Enter', does: 'Begin a code block' },
      { keys: 'Ctrl B, Ctrl I', does: 'Bold, italic' },
      { keys: 'Ctrl K', does: 'Add a link' },
      { keys: 'Tab', does: 'Indent in a code block; Esc, then Tab, leaves it' },
    ],
  },
];

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens with ?, except in fields and while another dialog is open. */
function useQuestionMark(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}

/** Help button and its dialog. */
export function HelpDialog() {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  const open = useRef(() => dialog.current?.showModal()).current;
  const close = () => dialog.current?.close();
  useQuestionMark(open);
  return (
    <>
      <button
        type="button"
        className="help__open panel-button"
        aria-keyshortcuts="?"
        aria-label={say('Help')}
        onClick={open}
      >
        ?
      </button>
      <dialog className="finder help panel-box" ref={dialog} aria-labelledby={name}>
        <div className="help__head">
          <h2 id={name}>{say('Help')}</h2>
          <button type="button" className="panel-button" onClick={close}>
            {say('Close')}
          </button>
        </div>
        <div className="help__words">
          <p>
            <Link className="panel-link" href="/admin/guide" prefetch={false} onClick={close}>
              {say('Read the editor guide')}
            </Link>
          </p>
          {groups.map((group) => (
            <section key={group.name}>
              <h3 className="panel-part">{say(group.name)}</h3>
              <dl>
                {group.keys.map(({ keys, does }) => (
                  <div key={does}>
                    <dt>
                      <kbd>{say(keys)}</kbd>
                    </dt>
                    <dd>{say(does)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <p className="panel-quiet">{say('On a Mac, ⌘ stands for Ctrl and ⌥ for Alt.')}</p>
        </div>
      </dialog>
    </>
  );
}
