'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { forget, heard, listen } from './refused-store.ts';

interface RefusedTogetherProps {
  readonly collectionSlug: string;
}

/**
 * Above a list: the records that stayed as they were when several were changed in one go, what each
 * lacks, and the way to it.
 */
export function RefusedTogether({ collectionSlug }: RefusedTogetherProps) {
  const refused = useSyncExternalStore(listen, heard, () => undefined);
  useEffect(
    () => () => {
      // The list is drawn anew after each of them, and left only with its address.
      if (!location.pathname.endsWith(`/collections/${collectionSlug}`)) forget();
    },
    [collectionSlug],
  );
  if (refused?.collection !== collectionSlug) return null;
  const { records } = refused;
  return (
    <section className="refused-together panel-faults" aria-labelledby="refused-together">
      <div className="panel-row">
        <h2 id="refused-together">
          {records.length === 1 ? 'One of them stays as it was' : `${records.length} of them stay as they were`}
        </h2>
        <button type="button" className="panel-link" onClick={forget}>
          Close
        </button>
      </div>
      <ul className="panel-list">
        {records.map(({ id, title, reason }) => (
          <li key={id}>
            <a className="panel-link" href={`/admin/collections/${collectionSlug}/${id}`}>
              {title}
            </a>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
