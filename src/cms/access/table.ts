import type { Where } from 'payload';

/** Roles of accounts; an account may have several. */
export const roles = ['administrator', 'editor', 'talent', 'sales', 'reader'] as const;

export type Role = (typeof roles)[number];

/** Labels of the roles for administrators. */
export const roleWords: Readonly<Record<Role, string>> = {
  administrator: 'Administrator: everything, accounts and tokens included',
  editor: 'Editor: writes and publishes pages, cases, articles, jobs, pictures, facts and redirects',
  talent: 'Talent: writes and publishes jobs, and answers the applications for them',
  sales: 'Sales: answers enquiries',
  reader: 'Reader: reads the content and its drafts, and changes nothing',
};

export type AllowedRoles = readonly Role[];

/**
 * Types of submissions, and the role that reads only one of them. Other roles with access to
 * submissions read both.
 */
export const submissionTypes = ['enquiry', 'application'] as const;
export type SubmissionType = (typeof submissionTypes)[number];
/** Plural of each type, for sentences. */
export const submissionTypePlurals: Readonly<Record<SubmissionType, string>> = {
  enquiry: 'enquiries',
  application: 'applications',
};
export const submissionTypeOf: Readonly<Partial<Record<Role, SubmissionType>>> = {
  sales: 'enquiry',
  talent: 'application',
};

export type Operation = 'read' | 'create' | 'update' | 'delete' | 'publish' | 'readVersions' | 'unlock';

interface FieldRights {
  readonly read?: AllowedRoles;
  readonly create?: AllowedRoles;
  readonly update?: AllowedRoles;
  /** The account itself may always read the field. */
  readonly owner?: 'reads';
}

/** Rights in one collection. Unlisted operations are forbidden. */
export interface Rights extends Readonly<Partial<Record<Operation, AllowedRoles>>> {
  /** Endpoints of the collection. */
  readonly actions?: Readonly<Record<string, AllowedRoles>>;
  /** Filters for roles whose rights cover a part of the records. */
  readonly only?: Readonly<Partial<Record<Role, Where>>>;
  /** Records that the site reads for visitors, in its own process. */
  readonly visitors?: 'all' | 'published';
  /** Access of programs with a token: through the content API only, or by REST too. */
  readonly programs?: 'content API' | 'REST';
  /** Every account reads and changes its own record, also with a first password. */
  readonly own?: true;
  /** Fields with rights of their own. */
  readonly fields?: Readonly<Record<string, FieldRights>>;
}

const administrators: AllowedRoles = ['administrator'];
const editors: AllowedRoles = ['administrator', 'editor'];
const none: AllowedRoles = [];

/** Content of pages without drafts. */
const content: Rights = {
  read: [...editors, 'reader'],
  create: editors,
  update: editors,
  delete: editors,
  visitors: 'all',
  programs: 'content API',
};

const written: Rights = { ...content, publish: editors, readVersions: [...editors, 'reader'], visitors: 'published' };

/** Names of the brand's own drawings, set by the software only. */
const drawn = { create: none, update: none };

const recruiters: AllowedRoles = [...editors, 'talent'];
const answering: AllowedRoles = ['administrator', 'talent', 'sales'];

const partOf = (field: string): Rights['only'] =>
  Object.fromEntries(Object.entries(submissionTypeOf).map(([role, kind]) => [role, { [field]: { equals: kind } }]));

/** Fields as the visitor sent them. */
const sent = Object.fromEntries(
  [
    'kind',
    'name',
    'company',
    'email',
    'phone',
    'portfolio',
    'message',
    'job',
    'source',
    'language',
    'origin',
    'key',
    'fingerprint',
    'fileName',
    'fileType',
    'fileSize',
    'filePath',
    'heldBecause',
    'scan',
    'scanFound',
    'call',
    'halfDays',
    'newsletter',
    'statement',
    'callAt',
  ].map((name) => [name, { update: none }]),
);

/**
 * Single source of all rights: role by collection, by operation, and by field where fields differ.
 * Access of collections and fields, visibility in the panel and every endpoint use it (`may.ts`).
 */
export const table = {
  pages: written,
  works: { ...written, programs: 'REST' },
  insights: { ...written, programs: 'REST' },
  jobs: {
    ...written,
    read: [...recruiters, 'reader'],
    create: recruiters,
    update: recruiters,
    delete: recruiters,
    publish: recruiters,
    readVersions: [...recruiters, 'reader'],
    programs: 'REST',
  },
  'client-types': { ...content, programs: 'REST' },
  'article-categories': { ...content, programs: 'REST' },
  authors: { ...content, programs: 'REST' },
  facts: { ...content, fields: { token: { update: none } } },
  holidays: content,
  // Exactly one record exists.
  navigation: { ...content, create: none, delete: none },
  films: { ...content, fields: { drawn } },
  partners: { ...content, fields: { drawn } },
  people: content,
  testimonials: content,
  media: { ...content, programs: 'REST', fields: { drawn } },
  redirects: { ...content, programs: 'REST' },
  translations: {
    ...written,
    read: [...recruiters, 'reader'],
    create: recruiters,
    update: recruiters,
    // Translations go with their record.
    delete: administrators,
    publish: recruiters,
    readVersions: [...recruiters, 'reader'],
    only: { talent: { of: { equals: 'jobs' } } },
  },
  'preview-links': {
    read: recruiters,
    delete: recruiters,
    only: { talent: { list: { equals: 'jobs' } } },
    actions: { share: recruiters, revoke: recruiters },
    fields: { digest: { read: none }, email: { read: editors } },
  },
  'review-comments': {
    read: recruiters,
    only: { talent: { list: { equals: 'jobs' } } },
    actions: { answer: recruiters },
  },
  'sign-offs': {
    read: recruiters,
    only: { talent: { list: { equals: 'jobs' } } },
  },
  submissions: {
    read: answering,
    update: answering,
    delete: administrators,
    only: partOf('kind'),
    actions: {
      file: answering,
      export: answering,
      answer: answering,
      note: answering,
      erase: administrators,
      person: administrators,
    },
    fields: sent,
  },
  subscribers: {
    read: ['administrator', 'sales'],
    delete: administrators,
    actions: { export: ['administrator', 'sales'] },
    fields: { address: { read: none } },
  },
  deliveries: { read: answering, only: partOf('submission.kind'), actions: { tryAgain: answering } },
  'enquiry-events': { read: answering, only: partOf('submission.kind') },
  users: {
    // Accounts see the names of others.
    read: roles,
    create: administrators,
    update: administrators,
    delete: administrators,
    unlock: administrators,
    own: true,
    // Every account may do these for itself.
    actions: { takeOff: administrators, endSessions: administrators },
    fields: {
      secondFactor: { read: none, create: none, update: none },
      email: { read: administrators, owner: 'reads' },
      roles: { read: administrators, create: administrators, update: administrators, owner: 'reads' },
      approves: { read: administrators, create: administrators, update: administrators, owner: 'reads' },
      mustChangePassword: { read: administrators, create: administrators, update: administrators, owner: 'reads' },
      toldOfLetters: { read: administrators, owner: 'reads' },
      toldOn: { read: none, create: none, update: none },
    },
  },
  'api-tokens': {
    read: administrators,
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  'form-attempts': {},
  // Open to editors and to sales; the figures contain no personal data.
  figures: { read: [...editors, 'sales', 'reader'], actions: { export: [...editors, 'sales', 'reader'] } },
  'not-found': {
    read: editors,
    delete: editors,
    actions: { ignore: editors, redirect: editors, correct: editors },
  },
  'content-stamps': {},
} as const satisfies Readonly<Record<string, Rights>>;

export type Guarded = keyof typeof table;

/** Payload's own collections. REST serves only locks and list preferences. */
export const payloadsOwn: Readonly<Record<string, AllowedRoles>> = {
  'payload-locked-documents': roles,
  'payload-preferences': roles,
  'payload-jobs': none,
  'payload-kv': none,
  'payload-migrations': none,
};

export const isGuarded = (slug: string): slug is Guarded => Object.hasOwn(table, slug);

export const rightsOf = (slug: Guarded): Rights => table[slug];
