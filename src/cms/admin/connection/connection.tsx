'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { recordErrors } from '../bulk-errors/bulk-error-store.ts';
import { recordConflict } from '../saving/conflict-store.ts';
import { useSay } from '../shell/use-say.ts';
import { recordSaveErrors } from '../validation/last-save-errors.ts';
import { reloadScripts } from './reload-scripts.ts';
import { sessionEnded } from './signed-out.ts';
import { isBlocked, reached, unreachable, watchResponses } from './watch-responses.ts';
import './connection.css';

/** Milliseconds between checks whether the server answers again. */
const pause = 4000;

/**
 * Returns an id of this tab. It survives a reload, because an autosave sent before may arrive
 * afterwards.
 */
function tabName(): string {
  const name = sessionStorage.getItem('tab') ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
  sessionStorage.setItem('tab', name);
  return name;
}

/**
 * Wraps every view: shows a banner while the server is unreachable or the session has ended. Blocks
 * clicks while unreachable, since the view behind one could not be loaded.
 */
export function Connection({ children }: { readonly children: ReactNode }) {
  const [away, setAway] = useState(false);
  const [held, setHeld] = useState(false);
  const [signedOut, setSignedOut] = useState(false);
  const isAway = useRef(false);
  const say = useSay();

  useEffect(() => {
    const change = (now: boolean) => {
      const isBack = isAway.current && !now;
      isAway.current = now;
      if (isBack) window.dispatchEvent(new Event(reached));
      setAway(now);
      if (!now) setHeld(false);
    };
    const listen = async (...answered: Parameters<typeof recordErrors>) => {
      recordSaveErrors(...answered);
      recordConflict(...answered);
      const [ended] = await Promise.all([sessionEnded(...answered), recordErrors(...answered)]);
      if (ended !== undefined) setSignedOut(ended);
    };
    const { stop, ask, lose, waited } = watchResponses(
      window,
      change,
      (...answered) => void listen(...answered),
      tabName,
      () => say(unreachable),
    );
    const stopReloading = reloadScripts(waited);
    const hold = (event: Event) => {
      if (!isAway.current || !isBlocked(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld(true);
    };
    window.addEventListener('offline', lose);
    window.addEventListener('online', ask);
    document.addEventListener('click', hold, { capture: true });
    const asking = setInterval(() => isAway.current && ask(), pause);
    return () => {
      stop();
      stopReloading();
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', ask);
      document.removeEventListener('click', hold, { capture: true });
      clearInterval(asking);
    };
  }, [say]);

  return (
    <>
      {children}
      <p className="connection" role="status" data-says={away || signedOut || undefined}>
        {away && say('{unreachable} You can keep writing: drafts are saved then.', { unreachable: say(unreachable) })}
        {away && held && <b>{say(' Try again then.')}</b>}
        {!away && signedOut && (
          <>
            {say('You are signed out. Your changes are still here: ')}
            <a href="/admin/login" target="_blank" rel="noreferrer">
              {say('sign in in another tab')}
            </a>
            {say(', then keep writing: drafts are saved.')}
          </>
        )}
      </p>
    </>
  );
}
