import { rm } from 'node:fs/promises';
import path from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  JoinField,
  PayloadRequest,
} from 'payload';
import { readersOf } from '../../cms/access/may.ts';
import type { SubmissionType } from '../../cms/access/table.ts';
import type { FoundAs } from '../../cms/command-palette/palette-results.ts';
import { searchTextOf } from '../../cms/inbox/search-text.ts';
import { languages } from '../../cms/panel/runtime-brand.ts';
import { keepsLock, lock } from '../../cms/patches/editing/persistent-locks.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { answerEndpoint, noteEndpoint } from '../inbox/answering.ts';
import { statusOfEnquiry } from '../inbox/enquiry-status.ts';
import { logsChanges, logsReads, removesEvents } from '../inbox/events.ts';
import { csvEndpoint, eraseEndpoint, fileEndpoint, personEndpoints } from './submission-endpoints.ts';

/** Field of a visitor's submission: shown, never changed. */
function sent(
  name: string,
  type: 'text' | 'textarea' | 'number' | 'checkbox' | 'date',
  label?: string,
  hidden = false,
): Field {
  const shared = { name, ...(label ? { label } : {}) };
  // The letter view shows the fields; lists, filters and search use the columns.
  const admin = { readOnly: true, hidden, condition: () => false };
  if (type === 'number') return { ...shared, type, admin };
  if (type === 'checkbox') return { ...shared, type, admin };
  if (type === 'date') return { ...shared, type, admin };
  if (type === 'textarea') return { ...shared, type, admin };
  return { ...shared, type, admin };
}

/** Gives a field its own cell in lists. */
const withCell = (field: Field, Cell: string): Field =>
  ({ ...field, admin: { ...field.admin, components: { Cell } } }) as Field;

/**
 * Releases the deliveries of a submission that is no longer held as spam, and holds those of one
 * marked as spam later.
 */
const movesDeliveries: CollectionAfterChangeHook<Submission> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || Boolean(previousDoc.held) === Boolean(doc.held)) return doc;
  const [from, to] = doc.held ? (['waiting', 'held'] as const) : (['held', 'waiting'] as const);
  await req.payload.update({
    collection: 'deliveries',
    where: { submission: { equals: doc.id }, state: { equals: from } },
    data: { state: to, nextAttempt: new Date().toISOString() },
    depth: 0,
    req,
    overrideAccess: true,
  });
  return doc;
};

const keepsSearchText: CollectionBeforeChangeHook<Submission> = ({ data, originalDoc }) => ({
  ...data,
  searchText: searchTextOf({ ...originalDoc, ...data }),
});

/** Deletes the deliveries of a submission with it. */
const removesDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'deliveries',
    where: { submission: { equals: id } },
    depth: 0,
    req,
    overrideAccess: true,
  });
};

const removesFile =
  (directory: string): CollectionAfterDeleteHook<Submission> =>
  async ({ doc }) => {
    if (doc.filePath) await rm(path.join(directory, path.basename(doc.filePath)), { force: true });
    return doc;
  };

/**
 * Overrides access: roles of accounts are hidden, but the list of possible assignees depends on
 * them.
 */
async function readerIds({ payload }: PayloadRequest, kind: SubmissionType): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { roles: { in: [...readersOf(kind)] } },
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
  });
  return docs.map(({ id }) => id);
}

const asFound: FoundAs = {
  kindOf: ({ kind }) => (kind === 'application' ? 'Application' : 'Enquiry'),
  stateOf: statusOfEnquiry,
};

/** @param directory absolute path of the folder for uploaded files */
export const submissionsCollection = (directory: string): CollectionConfig => ({
  slug: 'submissions',
  lockDocuments: lock,
  labels: { singular: 'Enquiry or application', plural: 'Enquiries and applications' },
  admin: {
    group: 'Inbox',
    useAsTitle: 'name',
    defaultColumns: ['state', 'name', 'message', 'source', 'assignee', 'createdAt'],
    listSearchableFields: ['searchText'],
    components: {
      beforeListTable: [
        '/enquiries/panel/inbox-views.tsx#InboxViews',
        '/enquiries/panel/export-button.tsx#ExportButton',
      ],
    },
    description: 'What visitors sent by the contact form and by the form of a job, newest first.',
  },
  custom: { found: asFound },
  defaultSort: '-createdAt',
  hooks: {
    beforeChange: [keepsSearchText],
    afterRead: [logsReads],
    afterChange: [movesDeliveries, logsChanges, keepsLock],
    beforeDelete: [removesDeliveries, removesEvents],
    afterDelete: [removesFile(directory)],
  },
  endpoints: [csvEndpoint, fileEndpoint(directory), eraseEndpoint, ...personEndpoints, answerEndpoint, noteEndpoint],
  fields: [
    { name: 'enquiry', type: 'ui', admin: { components: { Field: '/enquiries/panel/enquiry-view.tsx#EnquiryView' } } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [
        { label: 'Enquiry', value: 'enquiry' },
        { label: 'Application', value: 'application' },
      ],
      // Hidden by style, because the enquiry view shows it; a condition would make the column
      // nullable.
      admin: { readOnly: true, style: { display: 'none' } },
    },
    withCell(sent('name', 'text', 'Sender'), '/enquiries/panel/cells.tsx#SenderCell'),
    sent('company', 'text'),
    { ...sent('email', 'text'), index: true } as Field,
    sent('phone', 'text', 'Phone number'),
    sent('portfolio', 'text'),
    withCell(sent('message', 'textarea', 'Message'), '/enquiries/panel/cells.tsx#MessageCell'),
    sent('job', 'text', 'Job applied for'),
    sent('source', 'text', 'Sent from'),
    // Code; empty in submissions from before the site had several languages.
    sent('language', 'text', 'Language of the form', languages.length === 1),
    {
      name: 'origin',
      label: 'Where from',
      type: 'group',
      admin: { readOnly: true, condition: () => false, disableBulkEdit: true },
      fields: [
        sent('firstPage', 'text', 'First page'),
        sent('source', 'text', 'Source'),
        sent('medium', 'text', 'Campaign medium'),
        sent('campaign', 'text', 'Campaign'),
        { name: 'pages', label: 'Pages read', type: 'json', admin: { readOnly: true, disableListFilter: true } },
      ],
    } as Field,
    sent('call', 'checkbox', 'Asks for a call'),
    // Half-days that the visitor chose: `2026-12-04T09:30/12:30`, joined with spaces.
    sent('halfDays', 'text', 'Half-days for a call'),
    sent('callAt', 'date', 'Confirmed call'),
    sent('newsletter', 'checkbox', 'Newsletter ticked'),
    // Date of the wording; empty in submissions from before it had one.
    sent('statement', 'text', 'Statement on personal data'),
    sent('fileName', 'text', 'File'),
    sent('fileType', 'text', 'Type of the file'),
    sent('fileSize', 'number', 'Bytes of the file'),
    sent('filePath', 'text', undefined, true),
    // Result of the virus scanner; empty before the scan.
    {
      name: 'scan',
      label: 'Virus scan of the file',
      type: 'select',
      options: [
        { label: 'Nothing found', value: 'clean' },
        { label: 'Something found', value: 'infected' },
      ],
      admin: { readOnly: true, condition: () => false },
    },
    sent('scanFound', 'text', undefined, true),
    {
      name: 'deliveries',
      type: 'join',
      collection: 'deliveries',
      on: 'submission',
      admin: {
        defaultColumns: ['destination', 'state', 'attempts', 'nextAttempt'],
        allowCreate: false,
        condition: () => false,
        // Payload offers joins in bulk edits, although its types exclude it.
        disableBulkEdit: true,
      } as unknown as JoinField['admin'],
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { label: 'New', value: 'new' },
        { label: 'Waiting for them', value: 'open' },
        { label: 'Closed', value: 'archived' },
      ],
      admin: {
        position: 'sidebar',
        description: 'Status of your work on it.',
        components: { Cell: '/enquiries/panel/cells.tsx#StateCell' },
      },
    },
    {
      name: 'held',
      label: 'Spam',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: 'Deliveries are on hold while this is ticked.' },
    },
    // Shown by the enquiry view.
    sent('heldBecause', 'text', 'Why it is marked as spam'),
    {
      name: 'assignee',
      label: 'Assigned to',
      type: 'relationship',
      relationTo: 'users',
      filterOptions: async ({ data, req }) => ({
        id: { in: await readerIds(req, data.kind === 'application' ? 'application' : 'enquiry') },
      }),
      admin: {
        position: 'sidebar',
        description: 'Who answers.',
        components: { Cell: '/enquiries/panel/cells.tsx#AssigneeCell' },
      },
    },
    {
      name: 'notes',
      label: 'Old notes',
      type: 'textarea',
      maxLength: 10_000,
      admin: {
        disableBulkEdit: true,
        description: 'For colleagues; never sent. New notes are in the history.',
        condition: ({ notes }) => Boolean(notes),
      },
    },
    {
      name: 'whereFrom',
      label: 'Where from',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/enquiries/panel/where-from.tsx#WhereFrom' } },
    },
    {
      name: 'history',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/enquiries/panel/history.tsx#History' } },
    },
    {
      name: 'erase',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/enquiries/panel/personal-data.tsx#PersonalData' } },
    },
    // Text that the list's search box searches.
    { name: 'searchText', label: 'any of its words', type: 'textarea', admin: { hidden: true, disableBulkEdit: true } },
    // Idempotency key of the form: a second submission with the same key is the same one.
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { hidden: true },
    },
    {
      name: 'fingerprint',
      type: 'text',
      required: true,
      index: true,
      admin: { hidden: true },
    },
  ],
});
