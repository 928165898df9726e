'use client';

import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Say } from '../../panel/say.ts';
import type { Fact } from '../../payload-types.ts';
import type { WrittenFigure } from '../../usages/written-figures.ts';
import { useRecordId } from '../records/record-id.ts';
import { usePanelLocale, useSay } from '../shell/use-say.ts';
import './fact-uses.css';

/** `1 article and 2 cases` */
function counted(written: readonly WrittenFigure[], say: Say, locale: string): string {
  const counts = Map.groupBy(written, ({ kind }) => kind);
  const parts = [...counts].map(([kind, { length: count }]) =>
    say(count === 1 ? '{count} {kind}' : '{count} {kind}s', { count, kind }),
  );
  return new Intl.ListFormat(locale).format(parts);
}

/**
 * Shows below a changed value which records contain the old value as plain text, which does not
 * change with it.
 */
export function FactWritten() {
  const say = useSay();
  const locale = usePanelLocale();
  const id = useRecordId();
  const { savedDocumentData } = useDocumentInfo();
  const value = useFormFields(([fields]) => fields.value?.value);
  // Value when the form was opened; saving replaces the stored one.
  const [old] = useState((savedDocumentData as Fact | undefined)?.value);
  const [written, setWritten] = useState<readonly WrittenFigure[]>([]);
  const isChanged = id !== undefined && old !== undefined && value !== old;

  useEffect(() => {
    if (!isChanged) return undefined;
    const left = new AbortController();
    fetch(`/cms/facts/${id}/written?${new URLSearchParams({ value: old })}`, { signal: left.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(answer.statusText);
        setWritten(((await answer.json()) as { readonly written: readonly WrittenFigure[] }).written);
      })
      // The list is a hint only: an error hides it and does not block saving.
      .catch(() => setWritten([]));
    return () => left.abort();
  }, [isChanged, id, old]);

  return (
    <div role="status" className="fact-written">
      {isChanged && written.length > 0 && (
        <>
          <p>
            <b>{say('The old figure also stands in {records}.', { records: counted(written, say, locale) })}</b>
            {say(' It is written out there, and stays until you change it:')}
          </p>
          <ul className="panel-list" data-lines>
            {written.map(({ collection, id: record, kind, title }) => (
              <li key={`${collection} ${record}`}>
                <a href={`/admin/collections/${collection}/${record}`} target="_blank" rel="noreferrer">
                  {title}
                </a>
                <span>{kind}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
