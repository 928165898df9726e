'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useSay } from '../shell/use-say.ts';
import { clearErrors, currentErrors, subscribe } from './bulk-error-store.ts';

interface BulkEditErrorsProps {
  readonly collectionSlug: string;
}

/** Lists above a list the records that a bulk change refused, with reasons and links. */
export function BulkEditErrors({ collectionSlug }: BulkEditErrorsProps) {
  const say = useSay();
  const bulkErrors = useSyncExternalStore(subscribe, currentErrors, () => undefined);
  useEffect(
    () => () => {
      // The list is rendered anew after each record; it is left only when the path changes.
      if (!location.pathname.endsWith(`/collections/${collectionSlug}`)) clearErrors();
    },
    [collectionSlug],
  );
  if (bulkErrors?.collection !== collectionSlug) return null;
  const { records } = bulkErrors;
  return (
    <section className="refused-together panel-faults" aria-labelledby="refused-together">
      <div className="panel-row">
        <h2 id="refused-together">
          {records.length === 1
            ? say('One record was not changed')
            : say('{count} records were not changed', { count: records.length })}
        </h2>
        <button type="button" className="panel-link" onClick={clearErrors}>
          {say('Close')}
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
