import type { WorkListing } from '../../domain/content.ts';
import type { HeroProps } from '../hero/hero.tsx';
import { NoWork, type NoWorkProps } from './no-work.tsx';
import { WorkGrid } from './work-grid.tsx';
import { WorkHead } from './work-head.tsx';
import { WorkPages } from './work-pages.tsx';
import { WorkRows } from './work-rows.tsx';

export interface WorkListProps {
  /** Heading of the page; absent if another section opens it. */
  readonly heading?: HeroProps['heading'];
  readonly note?: NonNullable<HeroProps['note']>;
  readonly list: WorkListing;
  /**
   * Whether the page is the list's own, whose filters change it in place; elsewhere they link
   * there.
   */
  readonly home: boolean;
  readonly empty: NoWorkProps['words'];
}

/** All cases with filters, as a grid or as rows. */
export function WorkList({ heading, note, list, home, empty }: WorkListProps) {
  const { works, filters, type, view, asked, page, pages, announcement } = list;
  return (
    <div data-motion={home ? 'work-list filters' : 'work-list'}>
      <WorkHead opening={heading && { heading, note }} filters={filters} type={type?.slug} view={view} />
      <div data-part="results" data-announcement={announcement} tabIndex={-1}>
        {works.length === 0 && <NoWork type={type?.title} words={empty} />}
        {works.length > 0 && view === 'grid' && <WorkGrid works={works} />}
        {works.length > 0 && view === 'list' && <WorkRows works={works} />}
        <WorkPages page={page} pages={pages} type={type?.slug} view={asked.view} />
      </div>
    </div>
  );
}
