'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import { wordsOfRow } from './row-words.ts';
import './section-label.css';

/** Requested titles of cases by id, shared by all rows of the form. */
const titles = new Map<unknown, Promise<string | undefined>>();

async function readTitle(id: unknown): Promise<string | undefined> {
  const answer = await fetch(`/cms/works/${id}?depth=0&draft=true&select[title]=true`, { credentials: 'same-origin' });
  return answer.ok ? ((await answer.json()) as { title?: string }).title : undefined;
}

/** Title of the case that a row refers to; undefined for other rows and while loading. */
function useTitleOf(work: unknown): string | undefined {
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    let left = false;
    const asked = work ? (titles.get(work) ?? readTitle(work).catch(() => undefined)) : Promise.resolve(undefined);
    if (work) titles.set(work, asked);
    asked.then((found) => {
      if (!left) setTitle(found);
    });
    return () => {
      left = true;
    };
  }, [work]);
  return title;
}

/** Number and first words of a row, which identify it while it is collapsed. */
export function RowLabel({ one }: { readonly one: string }) {
  const say = useSay();
  const { data, rowNumber = 0 } = useRowLabel<{ readonly work?: unknown }>();
  const title = useTitleOf(data?.work);
  const words = title ?? wordsOfRow(data);
  return (
    <span className="section-label">
      <span className="section-label__number panel-quiet">{String(rowNumber + 1).padStart(2, '0')}</span>{' '}
      <span className="section-label__text">
        <b>{say(one)}</b> {words && <span className="section-label__words">{words}</span>}
      </span>
    </span>
  );
}
