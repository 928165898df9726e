import { useEffect, useState } from 'react';
import type { PaletteAnswer, PaletteResult } from '../../command-palette/palette-results.ts';

interface Answer {
  readonly found: readonly PaletteResult[];
  /** Result count for screen readers, or why there is none. */
  readonly status: string;
}

const nothingYet: Answer = {
  found: [],
  status: 'Pages, work, articles, jobs, enquiries, facts, pictures: all that you may open.',
};

/** Debounce of the search in ms. */
const pause = 150;

async function ask(words: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(`/cms/find?${new URLSearchParams({ words })}`, { signal });
  if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
  const { found } = (await answer.json()) as PaletteAnswer;
  if (found.length === 0)
    return { found, status: `Nothing matches “${words}”. Try fewer words, or the beginning of one.` };
  return { found, status: found.length === 1 ? '1 found' : `${found.length} found` };
}

/** Searches for the words, debounced. */
export function useSearch(words: string): Answer {
  const [answer, setAnswer] = useState(nothingYet);
  const asked = words.trim();
  useEffect(() => {
    if (asked === '') {
      setAnswer(nothingYet);
      return undefined;
    }
    const asking = new AbortController();
    const waiting = setTimeout(() => {
      ask(asked, asking.signal).then(setAnswer, () => {
        if (!asking.signal.aborted)
          setAnswer({ found: [], status: 'The search did not answer. Type on, and it is asked again.' });
      });
    }, pause);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [asked]);
  return answer;
}
