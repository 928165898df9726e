'use client';

import { Link, useListDrawerContext, useListQuery } from '@payloadcms/ui';
import { useSay } from '../shell/use-say.ts';
import { branchOf } from './branch.ts';
import './page-title.css';

interface PageTitleProps {
  readonly id: number;
  readonly href: string;
  readonly title: string;
}

/** Deepest indentation, so that titles keep room on phones. */
const deepest = 3;

/** Title of a page, indented below its folder while the list is sorted by address. */
export function PageTitle({ id, href, title }: PageTitleProps) {
  const say = useSay();
  const { data, query } = useListQuery();
  const { drawerSlug, onSelect } = useListDrawerContext();
  const rows: readonly { readonly id?: unknown; readonly path?: unknown }[] = data?.docs ?? [];
  const index = rows.findIndex((row) => row.id === id);
  // The default order is by address.
  const inOrder = (query?.sort ?? 'path') === 'path' && index >= 0;
  const {
    depth,
    folder,
    count = 0,
  } = inOrder
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
          <b>{folder}</b> {say(count === 1 ? '{count} page' : '{count} pages', { count })}
        </span>
      )}
      {name}
    </span>
  );
}
