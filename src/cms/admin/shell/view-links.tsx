'use client';

import { useSearchParams } from 'next/navigation';
import { type ViewTab, ViewTabs } from '../list-view/view-tabs.tsx';
import { useSay } from './use-say.ts';

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
  const tabOf = ({ name, query, count }: View): ViewTab => ({
    name,
    href: query ? `${list}?${query}` : list,
    count,
    isCurrent: filtersOf(new URLSearchParams(query)) === shown,
  });
  const inApplications = shown.includes('=application');
  return (
    <nav aria-label={label ?? say('Views')}>
      <ViewTabs tabs={views.map(tabOf)} />
      {inApplications && jobs.length > 0 && <ViewTabs tabs={jobs.map(tabOf)} isSecond />}
    </nav>
  );
}
