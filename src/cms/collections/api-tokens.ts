import type { CollectionConfig } from 'payload';

/**
 * Tokens of programs that read drafts through the content API: `Authorization: Bearer <API key>`.
 */
export const ApiTokens: CollectionConfig = {
  slug: 'api-tokens',
  labels: { singular: 'API token', plural: 'API tokens' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    description: 'Keys for programs that read drafts through /api. A key gives access to everything unpublished.',
  },
  auth: { disableLocalStrategy: true, useAPIKey: true },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'The program that uses it.' } },
  ],
};
