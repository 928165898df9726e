/**
 * Up to here every page has its number; a longer list has the first, the last and those around the
 * open one.
 */
const mostNumbers = 9;

/**
 * The numbers that a pager shows, in order; where two of them are not neighbours, there is a gap.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: Math.min(pages, mostNumbers) }, (_, index) => index + 1);
  if (pages <= mostNumbers) return all;
  const around = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  // At either end there is room for more of the same side.
  const near = page <= 3 ? [2, 3, 4] : page >= pages - 2 ? [pages - 3, pages - 2, pages - 1] : around;
  return [1, ...near, pages];
}
