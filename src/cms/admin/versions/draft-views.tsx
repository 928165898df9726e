import type { ListViewServerPropsOnly } from 'payload';
import { isPreviewed } from '../../editorial/preview/preview-links.ts';
import { openReviewsIn } from '../../editorial/versions/review-requests.ts';
import { sayIn } from '../../panel/say.ts';
import { ViewLinks } from '../shell/view-links.tsx';

/** Views of a list whose drafts are reviewed. */
export async function DraftViews({ collectionConfig, i18n, payload, user }: ListViewServerPropsOnly) {
  const say = sayIn(i18n);
  const { slug } = collectionConfig;
  if (user?.collection !== 'users' || !isPreviewed(slug)) return null;
  const waiting = await openReviewsIn(payload, slug);
  return (
    <ViewLinks
      list={`/admin/collections/${slug}`}
      views={[
        { name: say('All'), query: '' },
        { name: say('Drafts'), query: 'where[_status][equals]=draft' },
        { name: say('Waiting for approval'), query: 'where[id][equals]=asked', count: waiting.length },
      ]}
    />
  );
}
