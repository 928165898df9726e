'use client';

import { Link, useListDrawerContext, useListQuery } from '@payloadcms/ui';
import { branchOf } from './branch.ts';

interface PageTitleProps {
  readonly id: number;
  readonly href: string;
  readonly title: string;
}

/** Deeper ones are set in no further: nothing would be left of a telephone. */
const deepest = 3;

/** The name of a page, set in below its folder while the list is in the order of its addresses. */
export function PageTitle({ id, href, title }: PageTitleProps) {
  const { data, query } = useListQuery();
  const { drawerSlug, onSelect } = useListDrawerContext();
  const rows: readonly { readonly id?: unknown; readonly path?: unknown }[] = data?.docs ?? [];
  const index = rows.findIndex((row) => row.id === id);
  // Without another order it is that of the addresses.
  const inOrder = (query?.sort ?? 'path') === 'path' && index >= 0;
  const { depth, folder, count } = inOrder
    ? branchOf(
        index,
        rows.map(({ path }) => (typeof path === 'string' ? path : '')),
      )
    : { depth: 0, folder: undefined, count: 0 };
  const name =
    drawerSlug && onSelect ? (
      <button
        type="button"
        className="panel-link"
        onClick={() => onSelect({ collectionSlug: 'pages', doc: { ...rows[index], id }, docID: String(id) })}
      >
        {title}
      </button>
    ) : (
      <Link href={href} prefetch={false}>
        {title}
      </Link>
    );
  return (
    <span className="page-title" data-depth={Math.min(depth, deepest)}>
      {folder && (
        <span className="page-title__folder panel-quiet">
          <b>{folder}</b> {count === 1 ? '1 page' : `${count} pages`}
        </span>
      )}
      {name}
    </span>
  );
}
