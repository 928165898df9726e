import type { Where } from 'payload';

/** What somebody may be here; one person can be several. */
export const roles = ['administrator', 'editor', 'talent', 'sales', 'reader'] as const;

export type Role = (typeof roles)[number];

/** Each in words, where an administrator chooses. */
export const roleWords: Readonly<Record<Role, string>> = {
  administrator: 'Administrator: everything, accounts and tokens included',
  editor: 'Editor: writes and publishes pages, cases, articles, jobs, pictures, facts and redirects',
  talent: 'Talent: writes and publishes jobs, and answers the applications for them',
  sales: 'Sales: answers enquiries',
  reader: 'Reader: reads the content and its drafts, and changes nothing',
};

export type Who = readonly Role[];

/**
 * What visitors send, and which role reads it. Whoever is in neither line, and may read letters,
 * reads both.
 */
export const kinds = ['enquiry', 'application'] as const;
export type Kind = (typeof kinds)[number];
export const kindOf: Readonly<Partial<Record<Role, Kind>>> = { sales: 'enquiry', talent: 'application' };

export type Operation = 'read' | 'create' | 'update' | 'delete' | 'publish' | 'readVersions' | 'unlock';

interface FieldRights {
  readonly read?: Who;
  readonly create?: Who;
  readonly update?: Who;
  /** Whoever an account belongs to reads it there, whatever else they may. */
  readonly owner?: 'reads';
}

/** Who may do what in one collection. What is not said, nobody may. */
export interface Rights extends Readonly<Partial<Record<Operation, Who>>> {
  /** What its own endpoints do. */
  readonly actions?: Readonly<Record<string, Who>>;
  /** A part of the records, for roles that may do these things with that part alone. */
  readonly only?: Readonly<Partial<Record<Role, Where>>>;
  /** What the site reads for its visitors, in its own process. */
  readonly visitors?: 'all' | 'published';
  /** Programs with a token read it: through the content API alone, or by REST as well. */
  readonly programs?: 'content API' | 'REST';
  /** Everybody with an account reads and changes their own, also with a first password. */
  readonly own?: true;
  /** Fields that differ from their record. */
  readonly fields?: Readonly<Record<string, FieldRights>>;
}

const administrators: Who = ['administrator'];
const editors: Who = ['administrator', 'editor'];
const nobody: Who = [];

/** What stands on pages and has no drafts. */
const content: Rights = {
  read: [...editors, 'reader'],
  create: editors,
  update: editors,
  delete: editors,
  visitors: 'all',
  programs: 'content API',
};

const written: Rights = { ...content, publish: editors, readVersions: [...editors, 'reader'], visitors: 'published' };

/** What the software draws itself. */
const drawn = { create: nobody, update: nobody };

const recruiters: Who = [...editors, 'talent'];
const answering: Who = ['administrator', 'talent', 'sales'];

const partOf = (field: string): Rights['only'] =>
  Object.fromEntries(Object.entries(kindOf).map(([role, kind]) => [role, { [field]: { equals: kind } }]));

/** As a visitor sent it. */
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
    'key',
    'fingerprint',
    'fileName',
    'fileType',
    'fileSize',
    'filePath',
    'heldBecause',
    'scan',
    'scanFound',
  ].map((name) => [name, { update: nobody }]),
);

/**
 * The one place that says who may do what: role by collection, by operation, by field where fields
 * differ. Access of collections and fields, what the panel shows and hides, and every endpoint ask
 * here (`may.ts`).
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
  facts: { ...content, fields: { token: { update: nobody } } },
  // There is one, and there is always one.
  navigation: { ...content, create: nobody, delete: nobody },
  films: { ...content, fields: { drawn } },
  partners: { ...content, fields: { drawn } },
  people: content,
  testimonials: content,
  media: { ...content, programs: 'REST', fields: { drawn } },
  redirects: { ...content, programs: 'REST' },
  'preview-links': {
    read: recruiters,
    delete: recruiters,
    only: { talent: { list: { equals: 'jobs' } } },
    actions: { share: recruiters },
    fields: { digest: { read: nobody } },
  },
  submissions: {
    read: answering,
    update: answering,
    delete: administrators,
    only: partOf('kind'),
    actions: { file: answering, export: answering, answer: answering, note: answering, erase: administrators },
    fields: sent,
  },
  deliveries: { read: answering, only: partOf('submission.kind'), actions: { tryAgain: answering } },
  'enquiry-events': { read: answering, only: partOf('submission.kind') },
  users: {
    // Colleagues are seen by name.
    read: roles,
    create: administrators,
    update: administrators,
    delete: administrators,
    unlock: administrators,
    own: true,
    // Their own, everybody does.
    actions: { takeOff: administrators, endSessions: administrators },
    fields: {
      secondFactor: { read: nobody, create: nobody, update: nobody },
      email: { read: administrators, owner: 'reads' },
      roles: { read: administrators, create: administrators, update: administrators, owner: 'reads' },
      approves: { read: administrators, create: administrators, update: administrators, owner: 'reads' },
      mustChangePassword: { read: administrators, create: administrators, update: administrators, owner: 'reads' },
      toldOfLetters: { read: administrators, owner: 'reads' },
      toldOn: { read: nobody, create: nobody, update: nobody },
    },
  },
  'api-tokens': {
    read: administrators,
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  'form-attempts': {},
  // For whoever writes the site or answers what comes of it; nothing in them is about a person.
  figures: { read: [...editors, 'sales', 'reader'], actions: { export: [...editors, 'sales', 'reader'] } },
  'content-stamps': {},
} as const satisfies Readonly<Record<string, Rights>>;

export type Guarded = keyof typeof table;

/**
 * Collections that come with Payload: who is in which record and how somebody has their lists are
 * asked by REST, the rest never.
 */
export const payloadsOwn: Readonly<Record<string, Who>> = {
  'payload-locked-documents': roles,
  'payload-preferences': roles,
  'payload-jobs': nobody,
  'payload-kv': nobody,
  'payload-migrations': nobody,
};

export const isGuarded = (slug: string): slug is Guarded => Object.hasOwn(table, slug);

export const rightsOf = (slug: Guarded): Rights => table[slug];
