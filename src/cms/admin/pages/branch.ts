/** Position of a list row in the tree of addresses. */
export interface Branch {
  /** Number of folders above it. */
  readonly depth: number;
  /** Folder name shown above the row; absent where a row before shows it already. */
  readonly folder?: string;
  /** Number of rows of the list in that folder. */
  readonly count?: number;
}

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/**
 * Returns the position of a row in a list sorted by address. Folders are no records: each is named
 * once, above its first page, unless that page's parent or a sibling is the row before.
 */
export function branchOf(index: number, paths: readonly string[]): Branch {
  const folder = folderOf(paths[index] ?? '');
  if (folder === '') return { depth: 0 };
  const depth = folder.split('/').length - 1;
  const before = paths[index - 1] ?? '';
  if (before === folder || before.startsWith(`${folder}/`)) return { depth };
  return { depth, folder, count: paths.filter((path) => folderOf(path) === folder).length };
}
