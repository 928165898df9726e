import type { CollectionConfig } from 'payload';

/** Types of events of an enquiry. */
export const eventKinds = [
  { label: 'Opened', value: 'read' },
  { label: 'Note', value: 'note' },
  { label: 'Answer', value: 'answer' },
  { label: 'State', value: 'state' },
  { label: 'Assigned to', value: 'holder' },
  { label: 'Marked as spam', value: 'held' },
  { label: 'Not spam', value: 'released' },
  { label: 'File downloaded', value: 'file' },
  { label: 'Exported (CSV)', value: 'exported' },
  { label: 'Personal data exported', value: 'person' },
] as const;

export type EventKind = (typeof eventKinds)[number]['value'];

/** One row for each event of an enquiry. Only the server writes here, and rows never change. */
export const EnquiryEvents: CollectionConfig = {
  slug: 'enquiry-events',
  labels: { singular: 'Event of an enquiry', plural: 'Events of enquiries' },
  admin: { hidden: true },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    { name: 'submission', type: 'relationship', relationTo: 'submissions', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...eventKinds] },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    // Text of a note or answer, or the new state or assignee.
    { name: 'text', type: 'textarea', maxLength: 10_000 },
    {
      name: 'outcome',
      type: 'select',
      options: [
        { label: 'Being sent', value: 'sending' },
        { label: 'Sent', value: 'sent' },
        { label: 'Not sent', value: 'failed' },
      ],
    },
    // Idempotency key of a submit: a second row with the same key is the same answer or note.
    { name: 'key', type: 'text', unique: true },
  ],
};
