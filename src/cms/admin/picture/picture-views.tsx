import type { ServerProps } from 'payload';
import { sayIn } from '../../panel/say.ts';
import { ViewLinks } from '../shell/view-links.tsx';

/** Views of the list of pictures. */
export function PictureViews({ i18n }: ServerProps) {
  const say = sayIn(i18n);
  return (
    <ViewLinks
      list="/admin/collections/media"
      views={[
        { name: say('All'), query: '' },
        { name: say('Unused'), query: 'where[id][equals]=unused' },
      ]}
    />
  );
}
