import type { ListViewServerPropsOnly } from 'payload';
import { isPreviewed } from '../../editorial/preview/preview-links.ts';
import { openReviewsIn } from '../../editorial/versions/review-requests.ts';
import { ViewLinks } from '../shell/view-links.tsx';

/** Views of a list whose drafts are reviewed. */
export async function DraftViews({ collectionConfig, payload, user }: ListViewServerPropsOnly) {
  const { slug } = collectionConfig;
  if (user?.collection !== 'users' || !isPreviewed(slug)) return null;
  const waiting = await openReviewsIn(payload, slug);
  return (
    <ViewLinks
      list={`/admin/collections/${slug}`}
      views={[
        { name: 'All', query: '' },
        { name: 'Drafts', query: 'where[_status][equals]=draft' },
        { name: 'Waiting for approval', query: 'where[id][equals]=asked', count: waiting.length },
      ]}
    />
  );
}
