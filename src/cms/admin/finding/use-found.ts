import { useEffect, useState } from 'react';
import type { Found, FoundAnswer } from '../../finding/found.ts';

interface Answer {
  readonly found: readonly Found[];
  /** Result count for screen readers, or why there is none. */
  readonly said: string;
}

const nothingYet: Answer = {
  found: [],
  said: 'Pages, work, articles, jobs, enquiries, facts, pictures: all that you may open.',
};

/** Debounce of the search in ms. */
const pause = 150;

async function ask(words: string, signal: AbortSignal): Promise<Answer> {
  const answer = await fetch(`/cms/find?${new URLSearchParams({ words })}`, { signal });
  if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
  const { found } = (await answer.json()) as FoundAnswer;
  if (found.length === 0)
    return { found, said: `No “${words}” in these waters. Try fewer words, or the beginning of one.` };
  return { found, said: found.length === 1 ? '1 found' : `${found.length} found` };
}

/** Searches for the words, debounced. */
export function useFound(words: string): Answer {
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
          setAnswer({ found: [], said: 'The search did not answer. Type on, and it is asked again.' });
      });
    }, pause);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [asked]);
  return answer;
}
