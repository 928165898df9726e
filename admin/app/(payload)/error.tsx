'use client';

import { startTransition } from 'react';

interface ErrorProps {
  readonly reset: () => void;
}

/**
 * Error page of a view that failed to render. Next's default page has no link back to the panel.
 */
export default function ViewError({ reset }: ErrorProps) {
  return (
    <main className="view-error">
      <h1>This view could not be drawn</h1>
      <p className="panel-words">
        What was saved is safe. It may help to try again; if it does not, tell the person who runs the site.
      </p>
      <p className="panel-row">
        <button type="button" className="panel-button" data-main onClick={() => startTransition(reset)}>
          Try again
        </button>{' '}
        <a className="panel-link" href="/admin">
          Back to Today
        </a>
      </p>
    </main>
  );
}
