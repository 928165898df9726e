'use client';

import { useState } from 'react';

/** A press delivers within seconds; the page then loads anew to show what came of it. */
export function TryAgainButton({ deliveryId }: { readonly deliveryId: number | string }) {
  const [message, setMessage] = useState('');
  const [sending, setSending] = useState(false);

  const press = async () => {
    setSending(true);
    try {
      const answer = await fetch(`/cms/deliveries/${deliveryId}/try-again`, { method: 'POST' });
      if (answer.ok) {
        setMessage('It will be tried within a few seconds.');
        setTimeout(() => location.reload(), 6000);
        return;
      }
      setMessage(((await answer.json()) as { readonly error?: string }).error ?? 'It could not be put back in line.');
    } catch {
      setMessage('The server cannot be reached. Please try again.');
    }
    setSending(false);
  };

  return (
    <p>
      <button type="button" className="panel-button" onClick={press} disabled={sending}>
        Try again
      </button>{' '}
      <span role="status">{message}</span>
    </p>
  );
}
