import type { CollectionConfig, TextField } from 'payload';
import { keepsAnAdministrator } from '../access/last-administrator.ts';
import { submissionTypesFor } from '../access/may.ts';
import { roles, roleWords } from '../access/table.ts';
import { namesBrowserAtSignIn } from '../auth/browser.ts';
import { nameForTheLock, nameFromEmail } from '../auth/colleagues.ts';
import { forgottenPasswordEndpoint, forgottenPasswordMail } from '../auth/forgotten-password.ts';
import { notesPassword, notifiesOwner } from '../auth/notify-owner.ts';
import { checksPasswords, tracksFirstPassword, wantsNewPasswords } from '../auth/password-hooks.ts';
import { requiresReauthentication } from '../auth/reauthentication.ts';
import { secondFactorEndpoints } from '../auth/second-factor/endpoints.ts';
import { endSessionsEndpoint } from '../auth/sessions.ts';
import { resetPasswordEndpoint, secondStep, signInEndpoint } from '../auth/sign-in.ts';

const proof = (name: string): TextField => ({
  name,
  type: 'text',
  virtual: true,
  admin: {
    components: { Field: '/cms/admin/account/reauthentication.tsx#Reauthentication' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
});

/**
 * @param siteUrl public address of the site; with https the sign-in cookie is `Secure`
 * @param approval whether publishing by editors needs approval
 */
export const usersCollection = (siteUrl: string, approval: boolean): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
    description: 'People who may sign in here.',
  },
  auth: {
    cookies: { secure: siteUrl.startsWith('https:'), sameSite: 'Strict' },
    tokenExpiration: 8 * 60 * 60,
    // The token is only in the cookie, which scripts cannot read.
    removeTokenFromResponses: true,
    // Attempts are counted by client (sign-in.ts). Counted by account, a stranger could lock anyone
    // out.
    maxLoginAttempts: 0,
    forgotPassword: forgottenPasswordMail(siteUrl),
  },
  endpoints: [
    signInEndpoint,
    secondStep,
    resetPasswordEndpoint,
    forgottenPasswordEndpoint,
    endSessionsEndpoint,
    ...secondFactorEndpoints,
  ],
  hooks: {
    beforeOperation: [checksPasswords, requiresReauthentication, keepsAnAdministrator],
    beforeValidate: [wantsNewPasswords],
    beforeChange: [tracksFirstPassword, notesPassword],
    afterChange: [notifiesOwner],
    beforeLogin: [namesBrowserAtSignIn],
    afterRead: [nameForTheLock],
  },
  fields: [
    // Sent with a change of one's own password or address (reauthentication.ts), and never stored.
    proof('currentPassword'),
    proof('currentCode'),
    {
      name: 'name',
      type: 'text',
      maxLength: 80,
      hooks: { beforeChange: [nameFromEmail], afterRead: [nameFromEmail] },
      admin: { description: 'Shown to colleagues in the admin panel.' },
    },
    { name: 'email', type: 'email', required: true, unique: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['editor'],
      options: roles.map((value) => ({ value, label: roleWords[value] })),
      admin: { description: 'What this person may do. Roles combine.' },
    },
    {
      name: 'approves',
      label: 'May approve drafts',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        condition: () => approval,
        description: 'Publishes without approval, and approves the drafts of others. Administrators always may.',
      },
    },
    {
      name: 'toldOfLetters',
      label: 'Notifications',
      type: 'select',
      required: true,
      defaultValue: 'never',
      options: [
        { label: 'Off', value: 'never' },
        { label: 'Each message', value: 'each' },
        { label: 'Daily summary', value: 'morning' },
      ],
      admin: {
        condition: (_data, _sibling, { user }) => submissionTypesFor(user).length > 0,
        description:
          'To your own address, in addition to the team e-mail; also when a colleague assigns an enquiry to you. Needs mail to be set up.',
      },
    },
    // Day of the last morning mail.
    { name: 'toldOn', type: 'text', admin: { hidden: true } },
    {
      name: 'mustChangePassword',
      label: 'Must choose a new password at the next sign-in',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        // People set their own password instead.
        condition: (data, _sibling, { user }) => data.id === undefined || data.id !== user?.id,
        description: 'Until then this person can see nothing but their own account.',
      },
    },
    // Authenticator app: the encrypted secret, the time step of the last used code, digests of the
    // recovery codes.
    {
      name: 'secondFactor',
      type: 'group',
      hidden: true,
      admin: { disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
      fields: [
        { name: 'secret', type: 'text', hidden: true },
        { name: 'since', type: 'date', hidden: true },
        { name: 'lastTurn', type: 'number', hidden: true },
        { name: 'recovery', type: 'json', hidden: true },
      ],
    },
    // Payload's own list, extended by the kind of browser.
    { name: 'sessions', type: 'array', admin: { disabled: true }, fields: [{ name: 'browser', type: 'text' }] },
    {
      name: 'signInSafely',
      type: 'ui',
      admin: { components: { Field: '/cms/admin/account/second-factor.tsx#SecondFactor' } },
    },
    { name: 'signedIn', type: 'ui', admin: { components: { Field: '/cms/admin/account/sessions.tsx#Sessions' } } },
  ],
});
