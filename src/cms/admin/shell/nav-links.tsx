'use client';

import { Link, Logout } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation.js';
import { useEffect } from 'react';
import './panel-nav.css';

export interface NavEntry {
  readonly label: string;
  readonly href: string;
  readonly count?: number;
  /** Accessible suffix that names what is counted. */
  readonly counted?: string;
  /** Marks a count that needs action. */
  readonly hot?: boolean;
}

interface NavGroup {
  readonly label: string;
  readonly entries: readonly NavEntry[];
}

/**
 * Rates how well an entry matches the current address: 0 not at all, 1 or 2 its list or record, 3
 * its exact filter.
 */
function matchOf({ href }: NavEntry, pathname: string, search: URLSearchParams): number {
  const [path = '', query = ''] = href.split('?');
  if (pathname !== path && (path === '/admin' || !pathname.startsWith(`${path}/`))) return 0;
  const filters = [...new URLSearchParams(query)];
  if (filters.length === 0) return 2;
  return filters.every(([name, value]) => search.get(name) === value) ? 3 : 1;
}

function Entry({ entry, current }: { readonly entry: NavEntry; readonly current: boolean }) {
  const { label, href, count = 0, counted, hot } = entry;
  return (
    <li>
      <Link
        className="panel-nav__link"
        href={href}
        prefetch={false}
        aria-current={current ? 'page' : undefined}
        data-hot={hot && count > 0 ? true : undefined}
      >
        {label}
        {count > 0 && (
          <span className="panel-nav__count">
            {count}
            <span className="panel-hidden"> {counted}</span>
          </span>
        )}
      </Link>
    </li>
  );
}

/** Lists of the navigation; at most one entry is marked as current. */
export function NavLinks({ groups }: { readonly groups: readonly NavGroup[] }) {
  // The view of a person belongs to the list of enquiries.
  const pathname = usePathname().replace(/^\/admin\/submissions\//, '/admin/collections/submissions/');
  const search = new URLSearchParams(useSearchParams()?.toString());
  const best = groups
    .flatMap(({ entries }) => entries)
    .reduce<{ href?: string; fits: number }>(
      (so, entry) => {
        const fits = matchOf(entry, pathname, search);
        return fits > so.fits ? { href: entry.href, fits } : so;
      },
      { fits: 0 },
    );
  // Shows the current entry in a window that is too low for all of them, without moving the page.
  useEffect(() => {
    const current = document.querySelector(`.panel-nav__link[href="${CSS.escape(best.href ?? '')}"]`);
    const lists = current?.closest('.panel-nav__lists');
    if (!current || !lists) return;
    const hidden = current.getBoundingClientRect().bottom - lists.getBoundingClientRect().bottom;
    if (hidden > 0) lists.scrollTop += hidden;
  }, [best.href]);
  return (
    <>
      {groups.map(({ label, entries }) => (
        <div className="panel-nav__group" key={label}>
          {label && <p className="panel-quiet">{label}</p>}
          <ul className="panel-list" aria-label={label || undefined}>
            {entries.map((entry) => (
              <Entry key={entry.href} entry={entry} current={entry.href === best.href} />
            ))}
          </ul>
        </div>
      ))}
      <div className="panel-nav__leave">
        <Logout />
      </div>
    </>
  );
}
