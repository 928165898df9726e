'use client';

import { useSearchParams } from 'next/navigation';
import { useSay } from './use-say.ts';
import './view-links.css';

interface View {
  /** In the reader's language. */
  readonly name: string;
  readonly query: string;
  readonly count?: number;
}

interface Props {
  /** Address of the list. */
  readonly list: string;
  /** Name of the navigation; “Views” by default. */
  readonly label?: string;
  readonly views: readonly View[];
  readonly jobs?: readonly View[];
}

/** Normalises the filters of an address, independent of their order. */
const filtersOf = (asked: Iterable<readonly [string, string]>): string =>
  [...asked]
    .filter(([name]) => name.startsWith('where'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');

/** Links to the views; the current one is marked. */
export function ViewLinks({ list, label, views, jobs = [] }: Props) {
  const say = useSay();
  const shown = filtersOf(useSearchParams() ?? []);
  const link = ({ name, query, count }: View) => (
    <li key={name}>
      <a
        className="view-links__view"
        href={query ? `${list}?${query}` : list}
        aria-current={filtersOf(new URLSearchParams(query)) === shown ? 'page' : undefined}
      >
        {name} {count !== undefined && <b>{count}</b>}
      </a>
    </li>
  );
  const inApplications = shown.includes('=application');
  return (
    <nav aria-label={label ?? say('Views')}>
      <ul className="panel-list view-links">{views.map(link)}</ul>
      {inApplications && jobs.length > 0 && (
        <ul className="panel-list view-links" data-second>
          {jobs.map(link)}
        </ul>
      )}
    </nav>
  );
}
