'use client';

import { useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import { postAccount } from './post-account.ts';

interface EndSessionButtonProps {
  readonly user: number;
  /** Session to end; all sessions but the current one where absent. */
  readonly session?: string;
  readonly text: string;
  /** Accessible addition to the button text that names the session. */
  readonly of?: string;
}

/** Ends a session of the account on another device, or all of them. */
export function EndSessionButton({ user, session, text, of }: EndSessionButtonProps) {
  const say = useSay();
  const [error, setError] = useState('');
  const end = async () => {
    const answer = await postAccount(say, `${user}/end-sessions`, session === undefined ? {} : { session });
    if (answer.error) setError(answer.error);
    else location.reload();
  };
  return (
    <>
      <button type="button" className="panel-button" onClick={() => void end()}>
        {text}
        {of && <span className="panel-hidden">{say(': {session}', { session: of })}</span>}
      </button>
      {error && (
        <span className="panel-wrong" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
