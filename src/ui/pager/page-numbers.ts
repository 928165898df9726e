/**
 * Maximum number of pages that are all listed; longer lists show the first, the last and those
 * around the current one.
 */
const mostNumbers = 9;

/**
 * Page numbers that a pager shows, in ascending order. Numbers that are not consecutive mark a gap.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: Math.min(pages, mostNumbers) }, (_, index) => index + 1);
  if (pages <= mostNumbers) return all;
  const around = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  // At either end, shows three numbers of that side.
  const near = page <= 3 ? [2, 3, 4] : page >= pages - 2 ? [pages - 3, pages - 2, pages - 1] : around;
  return [1, ...near, pages];
}
