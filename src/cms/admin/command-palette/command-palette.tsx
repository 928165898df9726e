'use client';

import { Link } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PaletteResult } from '../../command-palette/palette-results.ts';
import { StatusBadge } from '../cells/status-badge.tsx';
import { useSay } from '../shell/use-say.ts';
import { useSearch } from './use-search.ts';
import './command-palette.css';

const Lens = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d="M7 1a6 6 0 0 1 4.7 9.7l3.300 3.300-1.400 1.400-3.300-3.300A6 6 0 1 1 7 1Zm0 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z" />
  </svg>
);

function Result({ found, onOpen }: { readonly found: PaletteResult; readonly onOpen: () => void }) {
  const { href, title, kind, aside, state } = found;
  return (
    <li>
      <Link className="finder__result" href={href} prefetch={false} onClick={onOpen}>
        <span className="finder__what">
          <b>{title}</b>
          {aside && <span className="panel-quiet">{aside}</span>}
        </span>
        {state && <StatusBadge {...state} />}
        <span className="finder__kind panel-quiet">{kind}</span>
      </Link>
    </li>
  );
}

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

/** Opens with Ctrl+K, except in running text, where it makes a link. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [open]);
}

/**
 * Search field and results: arrow keys move through them, Enter opens the first or the marked one.
 */
export function CommandPalette() {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const { found, status } = useSearch(words);
  const name = useId();

  const open = useRef(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    field.current?.select();
  }).current;
  useShortcut(open);
  const close = () => dialog.current?.close();

  const move = (event: KeyboardEvent) => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const links = [...(dialog.current?.querySelectorAll<HTMLElement>('.finder__result') ?? [])];
    const at = document.activeElement instanceof HTMLElement ? links.indexOf(document.activeElement) : -1;
    if (event.key === 'Enter' && at < 0) {
      event.preventDefault();
      links[0]?.click();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = at + (event.key === 'ArrowDown' ? 1 : -1);
    if (next < 0) field.current?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  };

  return (
    <>
      <button type="button" className="finder__open panel-button" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
        <Lens />
        <span className="finder__name">{say('Find anything')}</span>
        <span className="finder__key" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <dialog className="finder panel-box" ref={dialog} aria-labelledby={name} onKeyDown={move}>
        <div className="finder__asked">
          <label id={name} htmlFor={`${name}-words`} className="panel-hidden">
            {say('Find anything')}
          </label>
          <Lens />
          <input
            ref={field}
            id={`${name}-words`}
            type="text"
            enterKeyHint="go"
            maxLength={100}
            autoComplete="off"
            placeholder={say('A name, an address, any words')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <button type="button" className="panel-button" onClick={close}>
            {say('Close')}
          </button>
        </div>
        {found.length > 0 && (
          <ul className="panel-list">
            {found.map((one) => (
              <Result key={one.href} found={one} onOpen={close} />
            ))}
          </ul>
        )}
        <p role="status" className={found.length > 0 ? 'panel-hidden' : 'panel-words'}>
          {status}
        </p>
      </dialog>
    </>
  );
}
