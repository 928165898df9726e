import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload';
import { adminOrSelf, admins, adminsOnlyField, nobody } from '../access.ts';

/** Someone who sets their own password has done what was asked; a password set for somebody else must be changed by them. */
const tracksFirstPassword: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !data.password) return data;
  const ownPassword = req.user?.collection === 'users' && req.user.id === originalDoc?.id;
  return { ...data, mustChangePassword: !ownPassword };
};

const shortestPassword = 12;

const refusesShortPasswords: CollectionBeforeValidateHook = ({ data }) => {
  if (typeof data?.password === 'string' && data.password.length < shortestPassword) {
    const message = `A password has at least ${shortestPassword} characters.`;
    throw new ValidationError({ collection: 'users', errors: [{ message, path: 'password' }] });
  }
  return data;
};

/** @param secureCookies whether the site is served over https, the only way a browser then sends the sign-in cookie. */
export const usersCollection = (secureCookies: boolean): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Settings',
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    description: 'People who may sign in here.',
  },
  auth: {
    cookies: { secure: secureCookies, sameSite: 'Strict' },
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
  },
  access: {
    admin: ({ req }) => req.user?.collection === 'users',
    read: adminOrSelf,
    create: admins,
    update: adminOrSelf,
    delete: admins,
    unlock: admins,
    readVersions: nobody,
  },
  hooks: { beforeValidate: [refusesShortPasswords], beforeChange: [tracksFirstPassword] },
  fields: [
    { name: 'name', type: 'text', maxLength: 80, admin: { description: 'Shown to colleagues in the admin panel.' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: [
        { label: 'Administrator: everything, users and tokens included', value: 'admin' },
        { label: 'Editor: work, insights, jobs, pictures, redirects', value: 'editor' },
      ],
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { description: 'What this person may do.' },
    },
    {
      name: 'readsEnquiries',
      label: 'Reads enquiries and applications',
      type: 'checkbox',
      defaultValue: false,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { description: 'They hold personal data. Administrators read them without this.' },
    },
    {
      name: 'mustChangePassword',
      label: 'Must choose a new password at the next sign-in',
      type: 'checkbox',
      defaultValue: true,
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { description: 'Until then this person can see nothing but their own account.' },
    },
  ],
});
