'use client';

import { useState } from 'react';
import { told } from './told.ts';

interface EndSessionButtonProps {
  readonly user: number;
  /** All but the one that asks, unless it says which. */
  readonly session?: string;
  readonly text: string;
  /** Which one, for whoever does not see where the button stands. */
  readonly of?: string;
}

/** Signs somebody out somewhere else. */
export function EndSessionButton({ user, session, text, of }: EndSessionButtonProps) {
  const [error, setError] = useState('');
  const end = async () => {
    const answer = await told(`${user}/end-sessions`, session === undefined ? {} : { session });
    if (answer.error) setError(answer.error);
    else location.reload();
  };
  return (
    <>
      <button type="button" className="panel-button" onClick={() => void end()}>
        {text}
        {of && <span className="panel-hidden">: {of}</span>}
      </button>
      {error && (
        <span className="panel-wrong" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
