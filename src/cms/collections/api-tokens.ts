import type { CollectionConfig } from 'payload';
import { admins } from '../access.ts';

/** Programs that may read drafts through the content API: `Authorization: Bearer <API key>`. */
export const ApiTokens: CollectionConfig = {
  slug: 'api-tokens',
  labels: { singular: 'API token', plural: 'API tokens' },
  admin: {
    group: 'Workshop',
    useAsTitle: 'name',
    description: 'Keys for programs that read drafts through /api. Whoever holds one sees everything unpublished.',
  },
  auth: { disableLocalStrategy: true, useAPIKey: true },
  access: { admin: () => false, read: admins, create: admins, update: admins, delete: admins, unlock: admins },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Who or what uses it.' } },
  ],
};
