'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { SummaryState } from '../../translations/summary.ts';
import { useSay } from '../shell/use-say.ts';
import { StateBadge } from './state-badge.tsx';

interface State {
  readonly code: string;
  readonly name: string;
  readonly state: SummaryState;
  readonly words: string;
}

/** Links a record's form to its translations, and says their states after every save. */
export function TranslationLine() {
  const { id, collectionSlug, isTrashed, lastUpdateTime } = useDocumentInfo();
  const say = useSay();
  const [states, setStates] = useState<readonly State[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save may change a text.
  useEffect(() => {
    if (id === undefined || isTrashed) return;
    const ended = new AbortController();
    const read = async () => {
      const query = new URLSearchParams({ of: String(collectionSlug), record: String(id) });
      const answer = await fetch(`/cms/translations/states?${query}`, { signal: ended.signal });
      if (answer.ok) setStates(((await answer.json()) as { readonly states: readonly State[] }).states);
    };
    // An aborted or failed request leaves the last state.
    read().catch(() => undefined);
    return () => ended.abort();
  }, [id, collectionSlug, isTrashed, lastUpdateTime]);

  return (
    <ul className="panel-list panel-row" aria-label={say('Translations')} aria-live="polite">
      {states.map(({ code, name, state, words }) => (
        <li key={code}>
          <a className="panel-link" href={`/admin/translations/${collectionSlug}/${id}/${code}`}>
            <StateBadge state={state} words={say('{language}: {state}', { language: name, state: words })} />
          </a>
        </li>
      ))}
    </ul>
  );
}
