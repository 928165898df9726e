'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';

interface Page {
  readonly title: string;
  readonly address: string;
}

interface Props {
  readonly typed: string;
  readonly error?: string;
  /** Element that holds the error. */
  readonly errorId?: string;
  readonly isBusy: boolean;
  readonly onChoose: (to: string) => void;
  /** Corrects the link of our own page, if that is where visitors came from. */
  readonly onCorrect?: ((to: string) => void) | undefined;
  readonly onCancel: () => void;
}

/** Debounce of the page search in ms. */
const pause = 150;

/** Pages offered at a time. */
const most = 5;

/** Field for the target of a redirect, which looks up pages by title or address. */
export function TargetChoice({ typed, error = '', errorId, isBusy, onChoose, onCorrect, onCancel }: Props) {
  const say = useSay();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(typed);
  const [pages, setPages] = useState<readonly Page[]>([]);

  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const ended = new AbortController();
    const look = async () => {
      const answer = await fetch(`/cms/pages/living?find=${encodeURIComponent(words.slice(0, 100))}`, {
        signal: ended.signal,
      });
      if (answer.ok) setPages((await answer.json()) as Page[]);
    };
    // An aborted or failed request leaves the last pages.
    const timer = setTimeout(() => look().catch(() => undefined), pause);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [words]);

  const offered = pages.filter(({ address }) => address !== words).slice(0, most);
  return (
    <form
      className="not-found__choice"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(words.trim());
      }}
    >
      <label htmlFor={id}>{say('Send it to')}</label>
      <input
        className="panel-input"
        id={id}
        ref={input}
        type="text"
        value={words}
        maxLength={2000}
        autoComplete="off"
        required
        aria-invalid={error !== '' || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => setWords(target.value)}
      />
      {offered.length > 0 && (
        <ul className="panel-list" aria-label={say('Pages')}>
          {offered.map(({ title, address }) => (
            <li key={address}>
              <button
                type="button"
                onClick={() => {
                  setWords(address);
                  input.current?.focus();
                }}
              >
                <b>{title}</b> <small>{address}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="not-found__buttons">
        <button type="submit" className="panel-button not-found__go" disabled={isBusy}>
          {say('Redirect')}
        </button>
        {onCorrect && (
          <button
            type="button"
            className="panel-button"
            disabled={isBusy || words.trim() === ''}
            onClick={() => onCorrect(words.trim())}
          >
            {say('Correct the link')}
          </button>
        )}
        <button type="button" className="panel-button" disabled={isBusy} onClick={onCancel}>
          {say('Cancel')}
        </button>
      </div>
    </form>
  );
}
