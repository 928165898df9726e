import type { CollectionConfig, UIField } from 'payload';
import { pageParts } from '../cms/editorial/preview/page-parts.ts';
import { isPreviewed, type Previewed } from '../cms/editorial/preview/preview-links.ts';

const name = 'review';

/** Comments and sign-offs of a record: beside its form, and as a column of lists. */
const reviewField = (collection: Previewed): UIField => ({
  name,
  label: 'Review',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Cell: '/reviews/panel/review-cell.tsx#ReviewCell',
      Field: {
        path: '/reviews/panel/review-panel.tsx#ReviewPanel',
        clientProps: { rows: pageParts[collection].rows },
      },
    },
  },
});

/** Puts the column behind the state of the record. */
function withColumn(columns: readonly string[] = []): string[] {
  const place = columns.indexOf('_status') + 1;
  return [...columns.slice(0, place), name, ...columns.slice(place)];
}

/** Shows the review of a record with a page in its form and its list. */
export function withReviewPanel(collection: CollectionConfig): CollectionConfig {
  const { slug, admin = {}, fields } = collection;
  if (!isPreviewed(slug)) return collection;
  const { components = {} } = admin;
  const beforeDocumentControls = [
    ...(components.edit?.beforeDocumentControls ?? []),
    '/reviews/panel/review-link.tsx#ReviewLink',
  ];
  return {
    ...collection,
    fields: [reviewField(slug), ...fields],
    admin: {
      ...admin,
      defaultColumns: withColumn(admin.defaultColumns),
      components: { ...components, edit: { ...components.edit, beforeDocumentControls } },
    },
  };
}
