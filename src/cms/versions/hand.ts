import type { CollectionBeforeChangeHook, CollectionConfig, FieldAccess, GroupField, PayloadRequest } from 'payload';
import { personOf } from '../engine/stale-saves.ts';
import { isPreviewed } from '../preview-links.ts';
import { doings, keepsPublication, notesDoing } from './doings.ts';
import { notesRestoring, restoreEndpoint, restoresDraft } from './restoring.ts';
import { keepsStages } from './stages.ts';

/**
 * Whose hand a version is from, kept in each of them; numbers of accounts, which may be gone since.
 */
export interface Hand {
  readonly by?: number | null;
  /** Who asked for somebody to look at it before it goes up. */
  readonly askedBy?: number | null;
  readonly askedAt?: string | null;
}

const nobody: FieldAccess = () => false;

/** Of the system's own making. */
const written = { create: nobody, update: nobody };

const handField: GroupField = {
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

/** Whether the form was saved to have somebody look at the draft. */
export const asksForALook = ({ payloadAPI, query }: PayloadRequest): boolean =>
  payloadAPI === 'REST' && query.look === 'true';

/**
 * What was asked holds for the draft that it was asked of, and stays with the version that went up.
 */
const notesHand: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const person = personOf(req);
  const by = typeof person === 'number' ? person : null;
  const before: Hand | undefined = originalDoc?._status === 'draft' ? originalDoc.hand : undefined;
  const asked: Hand =
    asksForALook(req) && data._status === 'draft'
      ? { askedBy: by, askedAt: new Date().toISOString() }
      : { askedBy: before?.askedBy ?? null, askedAt: before?.askedAt ?? null };
  return { ...data, hand: { by, ...asked } };
};

/** Lets each version of a record with drafts say who made it, which Payload's do not. */
export function withHands(collection: CollectionConfig): CollectionConfig {
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
            versions: { Component: '/versions/version-list.tsx#VersionList' },
            // No tab: what stands among them is there in every view of a record, a single version's
            // as well.
            version: { tab: { Component: '/pages/said-title.tsx#SaidTitle' } },
          },
        },
      },
    },
    fields: [...collection.fields, handField],
    endpoints: [...(endpoints || []), restoreEndpoint(slug)],
    hooks: {
      ...hooks,
      beforeOperation: [notesRestoring, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [restoresDraft, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), keepsStages, keepsPublication, notesHand],
      afterChange: [...(hooks.afterChange ?? []), notesDoing],
      afterDelete: [...(hooks.afterDelete ?? []), doings.forget],
    },
  };
}
