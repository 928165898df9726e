import type { CustomComponent, UIField } from 'payload';
import { pageParts } from './page-parts.ts';
import type { Previewed } from './preview-links.ts';

/** Viewports of the preview, each scaled to the room that it has. */
const widths = [
  { name: 'phone', label: 'Phone', width: 412, height: 892 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  // Payload adds it too, without a label in other languages (`vendor-patches.mjs`).
  { name: 'responsive', label: 'Responsive', width: '100%', height: '100%' },
];

export const livePreview = {
  breakpoints: widths,
  url: ({ data, collectionConfig }: { data: Record<string, unknown>; collectionConfig?: { slug: string } }) =>
    data.id === undefined || data.deletedAt ? '' : `/preview/${collectionConfig?.slug}/${data.id}`,
};

/** Controls above the form of a record with a page: preview, link to the site, sharing. */
export function pageControls(collection: Previewed): CustomComponent[] {
  const { parts, rows, one } = pageParts[collection];
  return [
    { path: '/cms/admin/sharing/preview-beside.tsx#PreviewBeside', clientProps: { parts, rows } },
    { path: '/cms/admin/sharing/view-on-site.tsx#ViewOnSite' },
    { path: '/cms/admin/sharing/share-preview.tsx#SharePreview', clientProps: { collection } },
    ...(rows ? [{ path: '/cms/admin/removing/undo-removal.tsx#UndoRemoval', clientProps: { rows, one } }] : []),
  ];
}

/** Column of lists: link to the page of a record, or to its draft. */
export const onSiteColumn: UIField = {
  name: 'onSite',
  label: 'On the site',
  type: 'ui',
  admin: { disableBulkEdit: true, components: { Cell: '/cms/admin/cells/on-site-cell.tsx#OnSiteCell' } },
};

/** Scheduled changes of a record: column of lists, and field of the form. */
export const scheduleField: UIField = {
  name: 'byItself',
  label: 'Scheduled',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Cell: '/cms/admin/schedule/scheduled-cell.tsx#ScheduledCell',
      Field: '/cms/admin/schedule/schedule-field.tsx#ScheduleField',
    },
  },
};

const aboveForm = (Field: string): UIField => ({
  name: 'faults',
  type: 'ui',
  admin: { disableBulkEdit: true, disableListColumn: true, components: { Field } },
});

/** Notices and validation errors above the form of a record with a page. */
export const noticesField = aboveForm('/cms/admin/shell/above-form.tsx#AboveForm');

/** Validation errors above the form of a record without drafts. */
export const validationField = aboveForm('/cms/admin/validation/validation-summary.tsx#ValidationSummary');
