'use client';

import { useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';

/** Requests another attempt, which takes seconds, then reloads the page to show its outcome. */
export function TryAgainButton({ deliveryId }: { readonly deliveryId: number | string }) {
  const say = useSay();
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);

  const press = async () => {
    setSending(true);
    try {
      const answer = await fetch(`/cms/deliveries/${deliveryId}/try-again`, { method: 'POST' });
      if (answer.ok) {
        setMessage(say('It will be retried within a few seconds.'));
        setTimeout(() => location.reload(), 6000);
        return;
      }
      setMessage(((await answer.json()) as { readonly error?: string }).error ?? say('Could not retry.'));
    } catch {
      setMessage(say('The server cannot be reached. Please try again.'));
    }
    setSending(false);
  };

  return (
    <p>
      <button type="button" className="panel-button" onClick={press} disabled={sending}>
        {say('Try again')}
      </button>{' '}
      <span role="status">{message}</span>
    </p>
  );
}
