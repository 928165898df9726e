import { useEffect, useState } from 'react';
import type { PaletteAnswer, PaletteResult } from '../../command-palette/palette-results.ts';
import type { Say } from '../../panel/say.ts';
import { useSay } from '../shell/use-say.ts';

interface Answer {
  readonly found: readonly PaletteResult[];
  /** Result count for screen readers, or why there is none; in the reader's language. */
  readonly status: string;
}

const nothingYet = (say: Say): Answer => ({
  found: [],
  status: say('Pages, work, articles, jobs, enquiries, facts, pictures: all that you may open.'),
});

/** Debounce of the search in ms. */
const pause = 150;

async function ask(words: string, signal: AbortSignal, say: Say): Promise<Answer> {
  const answer = await fetch(`/cms/find?${new URLSearchParams({ words })}`, { signal });
  if (!answer.ok) throw new Error(`Answered ${answer.status}.`);
  const { found } = (await answer.json()) as PaletteAnswer;
  if (found.length === 0)
    return { found, status: say('Nothing matches “{words}”. Try fewer words, or the beginning of one.', { words }) };
  return { found, status: say('{count} found', { count: found.length }) };
}

/** Searches for the words, debounced. */
export function useSearch(words: string): Answer {
  const say = useSay();
  const [answer, setAnswer] = useState(() => nothingYet(say));
  const asked = words.trim();
  useEffect(() => {
    if (asked === '') {
      setAnswer(nothingYet(say));
      return undefined;
    }
    const asking = new AbortController();
    const waiting = setTimeout(() => {
      ask(asked, asking.signal, say).then(setAnswer, () => {
        if (!asking.signal.aborted)
          setAnswer({ found: [], status: say('The search did not answer. Type on, and it is asked again.') });
      });
    }, pause);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [asked, say]);
  return answer;
}
