import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { anyone, editors, untilPasswordIsChosen } from '../access.ts';
import { raisesStamp, raisesStampOnDelete } from '../content-stamp.ts';

const validateFrom: TextFieldSingleValidation = (value) => {
  if (!value) return 'Give the old address, for example "/insights/old-title".';
  if (!/^\/[^\s?#]*$/.test(value)) return 'An old address starts with "/" and has no spaces, "?" or "#".';
  return value === value.toLowerCase() || 'Write it in small letters; capitals are folded before it is looked up.';
};

const validateTo: TextFieldSingleValidation = (value, { siblingData }) => {
  if (!value) return 'Give the new address, for example "/insights/new-title".';
  const target = value.startsWith('/') ? !value.startsWith('//') : /^https:\/\/[^\s]+$/.test(value);
  if (!target || /\s/.test(value)) return 'A new address starts with "/" or with "https://".';
  const from = (siblingData as { from?: unknown }).from;
  return value !== from || 'The new address is the old one.';
};

/** Looked up only when no page answers, so a redirect can never hide a living page. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    hidden: untilPasswordIsChosen,
    group: 'Settings',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: 'Old addresses and where they lead for good. Changing the address of a page adds one by itself.',
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: { afterChange: [raisesStamp('redirects')], afterDelete: [raisesStampOnDelete('redirects')] },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateFrom,
      admin: { description: 'The path only, for example "/insights/old-title".' },
    },
    {
      name: 'to',
      label: 'New address',
      type: 'text',
      required: true,
      validate: validateTo,
      admin: { description: 'A path on this site, or an https:// address elsewhere.' },
    },
  ],
};
