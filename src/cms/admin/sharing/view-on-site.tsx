'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../shell/site-address.ts';
import { useSay } from '../shell/use-say.ts';

/** Link to the public page of a record, at its published address even if a draft changes that. */
export function ViewOnSite() {
  const say = useSay();
  const { id, collectionSlug, hasPublishedDoc, isTrashed, lastUpdateTime, unpublishedVersionCount } = useDocumentInfo();
  const [address, setAddress] = useState<string>();
  const opened = useRef(lastUpdateTime);
  const isJustPublished = unpublishedVersionCount === 0 && lastUpdateTime !== opened.current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may have moved the page.
  useEffect(() => {
    if (id === undefined || !collectionSlug || !hasPublishedDoc || isTrashed) {
      setAddress(undefined);
      return undefined;
    }
    const asking = new AbortController();
    fetch(`/cms/${collectionSlug}/${id}?depth=0&draft=false&select[slug]=true&select[path]=true&select[_status]=true`, {
      signal: asking.signal,
    })
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .then((record) => setAddress(addressOf(collectionSlug, record)))
      // An error hides the link; everything else works without it.
      .catch(() => setAddress(undefined));
    return () => asking.abort();
  }, [id, collectionSlug, hasPublishedDoc, isTrashed, lastUpdateTime]);

  return (
    <span role="status">
      {address !== undefined && (
        <>
          {isJustPublished && `${say('Published')} · `}
          <a className="panel-link" href={address} target="_blank" rel="noreferrer">
            {say('View on site')}
          </a>
        </>
      )}
    </span>
  );
}
