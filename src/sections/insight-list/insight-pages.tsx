import { withQuery } from '../../lib/query.ts';
import { Pager } from '../../ui/pager/pager.tsx';

export interface InsightPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly category: string | undefined;
}

export function InsightPages({ page, pages, category }: InsightPagesProps) {
  const addressOf = (number: number) =>
    withQuery('/insights', { category, page: number > 1 ? String(number) : undefined });
  return <Pager page={page} pages={pages} addressOf={addressOf} />;
}
