'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Say } from '../../panel/say.ts';
import type { RecordUse } from '../../usages/record-uses.ts';
import { useSay } from '../shell/use-say.ts';
import { useRecordId } from './record-id.ts';
import '../facts/fact-uses.css';

interface Props {
  /** Effect of deleting the record while it is used. */
  readonly onDelete: string;
}

function countedIn(count: number, say: Say): string {
  if (count === 0) return say('Not used yet');
  return say(count === 1 ? 'Used in {count} place' : 'Used in {count} places', { count });
}

async function ask(address: string, signal: AbortSignal): Promise<readonly RecordUse[] | undefined> {
  const answer = await fetch(address, { signal }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { readonly uses: readonly RecordUse[] }).uses : undefined;
}

/**
 * Lists where a record is used, with links, so that editors see it before they delete the record.
 */
export function RecordUses({ onDelete }: Props) {
  const say = useSay();
  const id = useRecordId();
  const { collectionSlug, lastUpdateTime } = useDocumentInfo();
  const [uses, setUses] = useState<readonly RecordUse[]>();
  const [failed, setFailed] = useState(false);

  const look = useCallback(
    async (signal: AbortSignal) => {
      setFailed(false);
      const found = await ask(`/cms/${collectionSlug}/${id}/uses`, signal);
      if (signal.aborted) return;
      setUses(found);
      setFailed(found === undefined);
    },
    [collectionSlug, id],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies(lastUpdateTime): a save may have changed what is used.
  useEffect(() => {
    if (id === undefined) return undefined;
    const left = new AbortController();
    void look(left.signal);
    return () => left.abort();
  }, [id, look, lastUpdateTime]);

  if (id === undefined) return null;
  return (
    <section className="uses" id="uses" aria-labelledby="uses-title" aria-busy={!(uses || failed)}>
      <h2 id="uses-title">{uses ? countedIn(uses.length, say) : say('Where used')}</h2>
      <div role="status">
        {!(uses || failed) && <p>{say('Looking through pages, cases and articles…')}</p>}
        {failed && (
          <p>
            {say('Couldn’t load.')}{' '}
            <button type="button" className="panel-link" onClick={() => void look(new AbortController().signal)}>
              {say('Try again')}
            </button>
          </p>
        )}
      </div>
      {uses && uses.length > 0 && (
        <>
          <ul className="panel-list" data-lines>
            {uses.map(({ collection, id: record, title, kind, where, draft, trashed }) => (
              <li key={`${collection} ${record} ${where}`}>
                <a href={`/admin/collections/${collection}/${record}`}>{title}</a>
                <span>
                  {where}
                  {collection !== 'pages' && say(', {kind}', { kind })}
                  {draft && say(' · draft only')}
                  {trashed && say(' · in the trash')}
                </span>
              </li>
            ))}
          </ul>
          <p>{say(onDelete)}</p>
        </>
      )}
    </section>
  );
}
