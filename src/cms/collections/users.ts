import type { CollectionConfig } from 'payload';
import { adminOrSelf, admins, adminsOnlyField, nobody } from '../access.ts';
import { colleagues, nameForTheLock, nameFromEmail, ownField } from '../accounts/colleagues.ts';
import { forgottenPasswordEndpoint, forgottenPasswordMail } from '../accounts/forgotten-password.ts';
import { checksPasswords, tracksFirstPassword, wantsNewPasswords } from '../accounts/password-hooks.ts';
import { signInEndpoint } from '../accounts/sign-in.ts';

/** @param siteUrl public address of the site; over https a browser sends the sign-in cookie no other way. */
export const usersCollection = (siteUrl: string): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Workshop',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    description: 'People who may sign in here.',
  },
  auth: {
    cookies: { secure: siteUrl.startsWith('https:'), sameSite: 'Strict' },
    tokenExpiration: 8 * 60 * 60,
    // Tries are counted by who makes them (sign-in.ts). Counted by account, a stranger could keep anybody out.
    maxLoginAttempts: 0,
    forgotPassword: forgottenPasswordMail(siteUrl),
  },
  endpoints: [signInEndpoint, forgottenPasswordEndpoint],
  access: {
    admin: ({ req }) => req.user?.collection === 'users',
    read: colleagues,
    create: admins,
    update: adminOrSelf,
    delete: admins,
    unlock: admins,
    readVersions: nobody,
  },
  hooks: {
    beforeOperation: [checksPasswords],
    beforeValidate: [wantsNewPasswords],
    beforeChange: [tracksFirstPassword],
    afterRead: [nameForTheLock],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      maxLength: 80,
      hooks: { beforeChange: [nameFromEmail], afterRead: [nameFromEmail] },
      admin: { description: 'Shown to colleagues in the admin panel.' },
    },
    { name: 'email', type: 'email', required: true, unique: true, access: { read: ownField } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: [
        { label: 'Administrator: everything, users and tokens included', value: 'admin' },
        { label: 'Editor: work, insights, jobs, pictures, redirects', value: 'editor' },
      ],
      access: { read: ownField, create: adminsOnlyField, update: adminsOnlyField },
      admin: { description: 'What this person may do.' },
    },
    {
      name: 'readsEnquiries',
      label: 'Reads enquiries and applications',
      type: 'checkbox',
      defaultValue: false,
      access: { read: ownField, create: adminsOnlyField, update: adminsOnlyField },
      admin: { description: 'They hold personal data. Administrators read them without this.' },
    },
    {
      name: 'mustChangePassword',
      label: 'Must choose a new password at the next sign-in',
      type: 'checkbox',
      defaultValue: true,
      access: { read: ownField, create: adminsOnlyField, update: adminsOnlyField },
      admin: { description: 'Until then this person can see nothing but their own account.' },
    },
  ],
});
