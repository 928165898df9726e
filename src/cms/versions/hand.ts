import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  FieldAccess,
  GroupField,
  PayloadRequest,
} from 'payload';
import { personOf } from '../engine/stale-saves.ts';

/** Whose hand a version is from, kept in each of them; numbers of accounts, which may be gone since. */
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
const asksForALook = ({ payloadAPI, query }: PayloadRequest): boolean => payloadAPI === 'REST' && query.look === 'true';

/** What was asked holds for the draft that it was asked of, and stays with the version that went up. */
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

const restoresKey = 'restoresAsDraft';

/** Payload keeps to itself whether an older version comes back as a draft until all hooks have looked at it as what it was. */
const notesRestoring: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') req.context[restoresKey] = 'draft' in args && args.draft === true;
  return args;
};

const restoresDraft: CollectionBeforeValidateHook = ({ data, req }) =>
  req.context[restoresKey] && data ? { ...data, _status: 'draft' } : data;

/** Lets each version of a record with drafts say who made it, which Payload's do not. */
export function withHands(collection: CollectionConfig): CollectionConfig {
  if (typeof collection.versions !== 'object' || !collection.versions.drafts) return collection;
  const { admin = {}, hooks = {} } = collection;
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
            // No tab: what stands among them is there in every view of a record, a single version's as well.
            version: { tab: { Component: '/pages/said-title.tsx#SaidTitle' } },
          },
        },
      },
    },
    fields: [...collection.fields, handField],
    hooks: {
      ...hooks,
      beforeOperation: [notesRestoring, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [restoresDraft, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), notesHand],
    },
  };
}
