import { ViewLinks } from './view-links.tsx';

/** Above the list of pictures: the ways to look at it. */
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
