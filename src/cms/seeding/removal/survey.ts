import { type CollectionSlug, type PayloadRequest, traverseFields } from 'payload';
import { said } from '../../../shared/facts.ts';
import { contentCollections } from '../../content-stamp.ts';
import { readFacts } from '../../read-facts.ts';
import { withoutQuery } from '../../redirect-paths.ts';
import { everyRecord } from '../../uses.ts';

type Found = Readonly<Record<string, unknown>>;

/**
 * A record, with everything that it needs of others, as the public sees it and as its newest draft
 * has it.
 */
export interface Surveyed {
  readonly collection: CollectionSlug;
  readonly id: number;
  /** As a sentence names it: the page “Home”. */
  readonly name: string;
  /** Where it answers. */
  readonly address: string | undefined;
  /** When it was last saved; two moments while a draft lies over what the public sees. */
  readonly saved: Set<string>;
  /** Records that it shows, by their keys. */
  readonly shows: Set<string>;
  /** Names of facts that its words say. */
  readonly says: Set<string>;
  /** Addresses on this site that it leads to. */
  readonly leadsTo: Set<string>;
  /** The record as the public sees it. */
  readonly values: Found;
}

export const keyOf = (collection: string, id: unknown): string => `${collection} ${id}`;

const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null;

/** The addresses at which records of these answer. */
const folders: Readonly<Partial<Record<CollectionSlug, string>>> = {
  works: '/work/',
  insights: '/insights/',
  jobs: '/jobs/',
};

function addressOf(collection: CollectionSlug, { path, slug }: Found): string | undefined {
  if (collection === 'pages') return typeof path === 'string' ? path : undefined;
  const folder = folders[collection];
  return folder && typeof slug === 'string' ? folder + slug : undefined;
}

const tokens = /\{([a-z][a-z0-9-]*)(?::[a-z]+)?\}/g;

/** Goes through everything that is written in it. */
function read(value: unknown, note: (text: string) => void): void {
  if (typeof value === 'string') note(value);
  else if (isFound(value)) for (const part of Object.values(value)) read(part, note);
}

/** Names of the facts that something says. */
export function factsIn(value: unknown): string[] {
  const found: string[] = [];
  read(value, (text) => {
    for (const [, token = ''] of text.matchAll(tokens)) found.push(token);
  });
  return found;
}

function look(req: PayloadRequest, record: Found, seen: Surveyed): void {
  const { collection, saved, shows, says, leadsTo } = seen;
  if (typeof record.updatedAt === 'string') saved.add(new Date(record.updatedAt).toISOString());
  traverseFields({
    fields: req.payload.collections[collection].config.fields,
    ref: structuredClone(record),
    fillEmpty: false,
    callback: ({ field, ref }) => {
      if ((field.type !== 'relationship' && field.type !== 'upload') || !isFound(ref)) return;
      for (const one of [ref[field.name]].flat()) {
        const many = isFound(one) && 'relationTo' in one;
        if (many) shows.add(keyOf(String(one.relationTo), one.value));
        else if (one !== null && one !== undefined && typeof field.relationTo === 'string')
          shows.add(keyOf(field.relationTo, one));
      }
    },
  });
  for (const token of factsIn(record)) says.add(token);
  read(record, (text) => {
    if (text.startsWith('/')) leadsTo.add(withoutQuery(text));
  });
}

/**
 * Everything that pages are made from. A database does not look into the column of a page's
 * sections, so all of it is read.
 */
export async function survey(req: PayloadRequest): Promise<ReadonlyMap<string, Surveyed>> {
  const all = new Map<string, Surveyed>();
  const facts = await readFacts(req.payload);
  for (const collection of contentCollections) {
    const { admin, labels } = req.payload.collections[collection].config;
    const kind = typeof labels.singular === 'string' ? labels.singular.toLowerCase() : collection;
    for await (const record of everyRecord(req, collection)) {
      const id = Number(record.id);
      const key = keyOf(collection, id);
      const title = record[admin.useAsTitle ?? 'title'] || record.title || record.alt || record.from || `number ${id}`;
      const seen = all.get(key) ?? {
        collection,
        id,
        name: `the ${kind} “${said(String(title), facts)}”`,
        address: addressOf(collection, record),
        values: record,
        saved: new Set<string>(),
        shows: new Set<string>(),
        says: new Set<string>(),
        leadsTo: new Set<string>(),
      };
      all.set(key, seen);
      look(req, record, seen);
    }
  }
  return all;
}
