import type { CollectionConfig } from 'payload';

/**
 * What is counted for a while: calls to the CRM in a day, receipts in an hour, which delivery had
 * the receipt of a mailbox and, where several instances share a database, how often an address has
 * sent a form lately. Keeps no address, only its keyed hash.
 */
export const FormAttempts: CollectionConfig = {
  slug: 'form-attempts',
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'sender', type: 'text', required: true, unique: true, index: true },
    { name: 'count', type: 'number', required: true },
    { name: 'until', type: 'date', required: true, index: true },
  ],
};
