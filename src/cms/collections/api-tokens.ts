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
    description: 'Keys for programs that read drafts through /api. Whoever holds one sees everything unpublished.',
  },
  auth: { disableLocalStrategy: true, useAPIKey: true },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Who or what uses it.' } },
  ],
};
