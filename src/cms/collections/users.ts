import {
  type Access,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type FieldAccess,
  type FieldHook,
  ValidationError,
} from 'payload';
import { adminOrSelf, admins, adminsOnlyField, editors, isAdmin, nobody } from '../access.ts';

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

/** Colleagues know each other by name: to give an enquiry to one of them, and to see who is writing in a record. */
const colleagues: Access = (args) => editors(args) || adminOrSelf(args);

/** The rest of an account is for its owner and for administrators, and nobody else may search by it. */
const ownField: FieldAccess = ({ req, doc }) =>
  isAdmin(req.user) || (req.user?.collection === 'users' && doc !== undefined && req.user.id === doc.id);

/** Somebody without a name would be "Untitled" to everybody else. */
const nameFromEmail: FieldHook = ({ value, data, originalDoc }) => {
  if (typeof value === 'string' && value.trim() !== '') return value;
  const email: unknown = data?.email ?? originalDoc?.email;
  return typeof email === 'string' ? email.replace(/@.*$/, '') : value;
};

/**
 * The panel says by e-mail address alone who is writing in a record. Where it asks for that on the server, it is given the name of
 * a colleague whose address is not for this person to see.
 */
const nameForTheLock: CollectionAfterReadHook = ({ doc, req }) =>
  req.payloadAPI === 'local' && doc.email === undefined && doc.name ? { ...doc, email: doc.name } : doc;

/** @param secureCookies whether the site is served over https, the only way a browser then sends the sign-in cookie. */
export const usersCollection = (secureCookies: boolean): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
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
    read: colleagues,
    create: admins,
    update: adminOrSelf,
    delete: admins,
    unlock: admins,
    readVersions: nobody,
  },
  hooks: {
    beforeValidate: [refusesShortPasswords],
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
