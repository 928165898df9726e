/** Where a row of the list hangs in the tree of addresses. */
export interface Branch {
  /** How many folders it lies in. */
  readonly depth: number;
  /** Named above the row: its folder, where no page of the list before it says so. */
  readonly folder?: string;
  /** Rows of the list in that folder. */
  readonly count?: number;
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/**
 * The branch of one row of a list that is in the order of its addresses. A folder is no record: it
 * is named once, above the first page in it, unless that page's parent or a sibling stands right
 * above.
 */
export function branchOf(index: number, paths: readonly string[]): Branch {
  const folder = folderOf(paths[index] ?? '');
  if (folder === '') return { depth: 0 };
  const depth = folder.split('/').length - 1;
  const before = paths[index - 1] ?? '';
  if (before === folder || before.startsWith(`${folder}/`)) return { depth };
  return { depth, folder, count: paths.filter((path) => folderOf(path) === folder).length };
}
