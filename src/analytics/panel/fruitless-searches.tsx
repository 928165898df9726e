'use client';

import { useState } from 'react';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import type { Fruitless } from '../not-found/fruitless.ts';
import { ask } from './not-found-request.ts';

interface Props {
  readonly searches: readonly Fruitless[];
  /** Whether they are the ignored ones. */
  readonly ignored: boolean;
  readonly mayWrite: boolean;
}

function Search({ words, count, ignored, mayWrite }: Fruitless & Omit<Props, 'searches'>) {
  const say = useSay();
  const [isIgnored, setIgnored] = useState(ignored);
  const [error, setError] = useState('');
  const name = <span className="panel-hidden">{say(': {title}', { title: words })}</span>;
  const toggle = async () => {
    const answer = await ask(say, 'POST', 'not-found/searches', { words, ignored: !isIgnored });
    setError(answer.error ?? '');
    if (answer.error === undefined) setIgnored(!isIgnored);
  };
  return (
    <li>
      <b>{count}</b> <span>{words}</span>
      <div className="not-found__buttons">
        {mayWrite && !isIgnored && (
          <a
            className="panel-button"
            href={`/admin/collections/insights/create?${new URLSearchParams({ title: words })}`}
          >
            {say('Write an article')}
            {name}
          </a>
        )}
        <button type="button" className="panel-button" onClick={() => void toggle()}>
          {isIgnored ? say('Show again') : say('Ignore')}
          {name}
        </button>
      </div>
      <p className={error ? 'panel-wrong' : 'panel-quiet'} role="status">
        {error || (isIgnored && !ignored ? say('Ignored.') : '')}
      </p>
    </li>
  );
}

/** Searches without results, with what can be done about each. */
export function FruitlessSearches({ searches, ...props }: Props) {
  return (
    <ol className="panel-list not-found__searches">
      {searches.map((search) => (
        <Search key={search.words} {...search} {...props} />
      ))}
    </ol>
  );
}
