'use client';

import { useRef } from 'react';
import { useSay } from '../shell/use-say.ts';

interface Props {
  readonly words: string;
  readonly kind: string;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  /** Other parameters of the address. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Search and filter of the list of translations; a plain form that also works on its own. */
export function ListFilter({ words, kind, kinds, kept }: Props) {
  const say = useSay();
  const form = useRef<HTMLFormElement>(null);
  return (
    <search>
      <form className="translations__tools" ref={form} action="/admin/translations">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="translations__search">
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path
              fillRule="evenodd"
              d="M6.500 1a5.500 5.500 0 0 1 4.400 8.800L15 13.900 13.600 15.300 9.500 11.200A5.500 5.500 0 1 1 6.500 1zm0 2a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z"
            />
          </svg>
          <span className="panel-hidden">{say('Search translations')}</span>
          <input
            className="panel-input"
            name="search"
            type="search"
            defaultValue={words}
            maxLength={100}
            placeholder={say('Title or words, in either language')}
          />
        </label>
        <label>
          <span className="panel-hidden">{say('Kind of record')}</span>
          <select
            className="panel-button"
            name="kind"
            defaultValue={kind}
            onChange={() => form.current?.requestSubmit()}
          >
            <option value="">{say('All kinds')}</option>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="panel-button">
          {say('Search')}
        </button>
      </form>
    </search>
  );
}
