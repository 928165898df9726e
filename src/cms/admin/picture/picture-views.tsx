import { ViewLinks } from '../shell/view-links.tsx';

/** Views of the list of pictures. */
export function PictureViews() {
  return (
    <ViewLinks
      list="/admin/collections/media"
      views={[
        { name: 'All', query: '' },
        { name: 'Unused', query: 'where[id][equals]=unused' },
      ]}
    />
  );
}
