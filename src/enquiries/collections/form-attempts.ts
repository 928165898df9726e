import type { CollectionConfig } from 'payload';

/**
 * Temporary counters: calls to the CRM a day, receipts an hour, the delivery of a mailbox's receipt
 * and, with several instances on one database, recent submissions of an address. Stores a keyed
 * hash instead of the address.
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
