import { withQuery } from '../../lib/query.ts';
import { Pager } from '../../ui/pager/pager.tsx';

export interface WorkPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly type: string | undefined;
  readonly view: 'list' | undefined;
}

export function WorkPages({ page, pages, type, view }: WorkPagesProps) {
  const addressOf = (number: number) =>
    withQuery('/work', { type, view, page: number > 1 ? String(number) : undefined });
  return <Pager page={page} pages={pages} addressOf={addressOf} />;
}
