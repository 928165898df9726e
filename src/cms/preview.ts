import type { CustomComponent, UIField } from 'payload';
import type { Previewed } from './preview-links.ts';

/**
 * What a part of the page is called and the fields that it shows, by the field which a press on it
 * opens.
 */
type Parts = Readonly<Record<string, { readonly name: string; readonly fields: readonly string[] }>>;

/** Widths that a page is looked at in; they are shown as large as there is room for. */
const widths = [
  { name: 'phone', label: 'Phone', width: 412, height: 892 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

export const livePreview = {
  breakpoints: widths,
  url: ({ data, collectionConfig }: { data: Record<string, unknown>; collectionConfig?: { slug: string } }) =>
    data.id === undefined || data.deletedAt ? '' : `/preview/${collectionConfig?.slug}/${data.id}`,
};

interface WithPage {
  readonly parts?: Parts;
  /** The field whose rows are parts of the page. */
  readonly rows?: string;
  /** What one of these rows is called. */
  readonly one?: string;
}

/**
 * What stands above the form of a record that has a page: what keeps form and page together, the
 * way to it, and who else may see it.
 */
export const pageControls = (collection: Previewed, { parts = {}, rows, one }: WithPage): CustomComponent[] => [
  { path: '/preview-beside.tsx#PreviewBeside', clientProps: { parts, rows } },
  { path: '/view-on-site.tsx#ViewOnSite' },
  { path: '/share-preview.tsx#SharePreview', clientProps: { collection } },
  ...(rows ? [{ path: '/removing/undo-removal.tsx#UndoRemoval', clientProps: { rows, one } }] : []),
];

/** In lists: the way to the page of a record, or to its draft. */
export const onSite: UIField = {
  name: 'onSite',
  label: 'On the site',
  type: 'ui',
  admin: { disableBulkEdit: true, components: { Cell: '/on-site-cell.tsx#OnSiteCell' } },
};

/** What a record does by itself: goes up, comes down, closes. */
export const byItself: UIField = {
  name: 'byItself',
  label: 'By itself',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: { Cell: '/schedule/booked.tsx#BookedCell', Field: '/schedule/booking.tsx#BookingField' },
  },
};

const aboveForm = (Field: string): UIField => ({
  name: 'faults',
  type: 'ui',
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field } },
});

/**
 * Above the form of a record that has a page: what keeps it from being saved, and from going up.
 */
export const faultsAbove = aboveForm('/above-form.tsx#AboveForm');

/** Above the form of a record without drafts: what keeps it from being saved. */
export const refusalAbove = aboveForm('/faults/faults-in-form.tsx#FaultsInForm');
