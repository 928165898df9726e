import type { CollectionBeforeChangeHook, CollectionConfig, FieldAccess, GroupField, PayloadRequest } from 'payload';
import { personOf } from '../../access/person-of.ts';
import { isPreviewed } from '../preview/preview-links.ts';
import { notesRestoring, restoreEndpoint, restoresDraft } from './restoring.ts';
import { keepsStages } from './stages.ts';
import { keepsPublication, recordsAction, versionActions } from './version-actions.ts';
import type { VersionAuthor } from './version-author-type.ts';

const never: FieldAccess = () => false;

/** Written by the system only. */
const written = { create: never, update: never };

const authorField: GroupField = {
  name: 'hand',
  type: 'group',
  hidden: true,
  access: written,
  admin: { disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  fields: [
    { name: 'by', type: 'number', hidden: true, access: written },
    { name: 'askedBy', type: 'number', hidden: true, access: written },
    { name: 'askedAt', type: 'date', hidden: true, access: written },
  ],
};

/** Whether the save requests a review of the draft. */
export const requestsReview = ({ payloadAPI, query }: PayloadRequest): boolean =>
  payloadAPI === 'REST' && query.look === 'true';

/** Keeps the request for review with its draft, and with the version that was published from it. */
const recordsAuthor: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const person = personOf(req);
  const author = typeof person === 'number' ? person : null;
  const before: VersionAuthor | undefined = originalDoc?._status === 'draft' ? originalDoc.hand : undefined;
  const asked: VersionAuthor =
    requestsReview(req) && data._status === 'draft'
      ? { askedBy: author, askedAt: new Date().toISOString() }
      : { askedBy: before?.askedBy ?? null, askedAt: before?.askedAt ?? null };
  return { ...data, hand: { by: author, ...asked } };
};

/** Stores the author with each version; Payload's versions have none. */
export function withVersionAuthors(collection: CollectionConfig): CollectionConfig {
  const { slug, admin = {}, endpoints, hooks = {} } = collection;
  if (!isPreviewed(slug)) return collection;
  const { components = {} } = admin;
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        views: {
          ...components.views,
          edit: {
            versions: { Component: '/cms/admin/versions/version-list.tsx#VersionList' },
            // No tab: the component shows in every view of a record, also in that of a single
            // version.
            version: { tab: { Component: '/cms/admin/pages/resolved-title.tsx#ResolvedTitle' } },
          },
        },
      },
    },
    fields: [...collection.fields, authorField],
    endpoints: [...(endpoints || []), restoreEndpoint(slug)],
    hooks: {
      ...hooks,
      beforeOperation: [notesRestoring, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [restoresDraft, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), keepsStages, keepsPublication, recordsAuthor],
      afterChange: [...(hooks.afterChange ?? []), recordsAction],
      afterDelete: [...(hooks.afterDelete ?? []), versionActions.forget],
    },
  };
}
