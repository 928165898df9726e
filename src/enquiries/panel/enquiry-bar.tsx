'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sendRequest } from '../../cms/admin/saving/send-request.ts';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import type { Neighbours } from '../inbox/neighbours.ts';

interface EnquiryBarProps {
  readonly id: number;
  readonly neighbours: Neighbours;
  /** Id of the new enquiry that is offered after this one. */
  readonly nextNew: number | undefined;
  readonly state: 'new' | 'open' | 'archived';
  readonly held: boolean;
  /** Id of the viewing account; undefined for an API key. */
  readonly me: number | undefined;
  readonly isMine: boolean;
}

const list = '/admin/collections/submissions';

/** Position among the enquiries of the same state. */
const positions = {
  new: '{place} of {count} new',
  open: '{place} of {count} waiting',
  archived: '{place} of {count} closed',
  held: '{place} of {count} spam',
} as const;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, dialog[open], [role="dialog"]') !== null);

/** Bar of an enquiry: links to its neighbours, and one-click actions. */
export function EnquiryBar({ id, neighbours, nextNew, state, held, me, isMine }: EnquiryBarProps) {
  const { above, below, place, of } = neighbours;
  const router = useRouter();
  const say = useSay();
  const [message, setMessage] = useState('');
  const { lastUpdateTime } = useDocumentInfo();
  const shown = useRef(lastUpdateTime);

  // Reloads after the form saved: the server writes history and assignment. Drafts of answers
  // survive in local storage.
  useEffect(() => {
    if (shown.current !== lastUpdateTime) location.reload();
  }, [lastUpdateTime]);

  const change = useCallback(
    async (data: object) => {
      setMessage('');
      const wrong = await sendRequest(say, `submissions/${id}?depth=0`, 'PATCH', data);
      if (wrong) setMessage(wrong);
      else location.reload();
    },
    [id, say],
  );

  // Layout effect: keys pressed right after navigation must not reach the previous enquiry.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const go = (to: number | undefined) => to !== undefined && router.push(`${list}/${to}`);
      const actions: Readonly<Record<string, (() => void) | undefined>> = {
        k: () => go(above),
        j: () => go(below),
        a: () => document.querySelector<HTMLElement>('.answer-form textarea')?.focus(),
        t: me !== undefined && !isMine ? () => void change({ assignee: me }) : undefined,
        c: state === 'archived' ? undefined : () => void change({ state: 'archived' }),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [above, below, change, isMine, me, router, state]);

  return (
    <div className="letter-bar panel-row">
      <nav className="panel-row" aria-label={say('Previous and next')}>
        {above !== undefined && (
          <a className="panel-button" href={`${list}/${above}`} aria-keyshortcuts="k">
            ▲ {say('Previous')}
          </a>
        )}
        <span>{say(positions[held ? 'held' : state], { place, count: of })}</span>
        {below !== undefined && (
          <a className="panel-button" href={`${list}/${below}`} aria-keyshortcuts="j">
            {say('Next')} ▼
          </a>
        )}
        {nextNew !== undefined && (
          <a className="panel-button" data-main href={`${list}/${nextNew}`}>
            {say('Next new enquiry')}
          </a>
        )}
      </nav>
      <p className="panel-wrong" role="status">
        {message}
      </p>
      {me !== undefined && !isMine && (
        <button
          type="button"
          className="panel-button"
          aria-keyshortcuts="t"
          onClick={() => void change({ assignee: me })}
        >
          {say('Assign to me')}
        </button>
      )}
      {held ? (
        <button type="button" className="panel-button" onClick={() => void change({ held: false })}>
          {say('Not spam')}
        </button>
      ) : (
        <button type="button" className="panel-button" onClick={() => void change({ held: true })}>
          {say('Mark as spam')}
        </button>
      )}
      {state === 'archived' ? (
        <button type="button" className="panel-button" onClick={() => void change({ state: 'open' })}>
          {say('Reopen')}
        </button>
      ) : (
        <button
          type="button"
          className="panel-button"
          aria-keyshortcuts="c"
          onClick={() => void change({ state: 'archived' })}
        >
          {say('Close')}
        </button>
      )}
    </div>
  );
}
