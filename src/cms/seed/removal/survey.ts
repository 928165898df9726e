import { type CollectionSlug, type PayloadRequest, traverseFields } from 'payload';
import { interpolate } from '../../../domain/facts.ts';
import { withoutQuery } from '../../addresses/redirect-paths.ts';
import { nounIn } from '../../panel/label-in.ts';
import { readFacts } from '../../records/read-facts.ts';
import { contentCollections } from '../../revalidation/change-tokens.ts';
import { everyRecord } from '../../usages/uses.ts';

type Found = Readonly<Record<string, unknown>>;

/** A record with its dependencies, from the published version and the newest draft. */
export interface Surveyed {
  readonly collection: CollectionSlug;
  readonly id: number;
  /** Name within a sentence: the page “Home”. */
  readonly name: string;
  /** Its public address. */
  readonly address: string | undefined;
  /** Times of the last save; two where a draft lies over the published version. */
  readonly saved: Set<string>;
  /** Keys of the records that it shows. */
  readonly shows: Set<string>;
  /** Names of facts in its texts. */
  readonly says: Set<string>;
  /** Addresses on this site that it links to. */
  readonly leadsTo: Set<string>;
  /** Published version of the record. */
  readonly values: Found;
}

export const keyOf = (collection: string, id: unknown): string => `${collection} ${id}`;

const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null;

/** Address prefixes of entries. */
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

/** Visits every text in a value. */
function read(value: unknown, note: (text: string) => void): void {
  if (typeof value === 'string') note(value);
  else if (isFound(value)) for (const part of Object.values(value)) read(part, note);
}

/** Names of the facts in a value. */
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

/** Counts a translation that was edited since it was made as a change of its record. */
function lookAtTranslation(all: ReadonlyMap<string, Surveyed>, record: Readonly<Record<string, unknown>>): void {
  const { of, record: id, createdAt, updatedAt } = record;
  if (Date.parse(String(updatedAt)) - Date.parse(String(createdAt)) < 1000) return;
  all.get(keyOf(of as Surveyed['collection'], Number(id)))?.saved.add(String(updatedAt));
}

/**
 * Reads all content. Sections are JSON, which the database does not search, so every record is
 * read.
 */
export async function survey(req: PayloadRequest): Promise<ReadonlyMap<string, Surveyed>> {
  const all = new Map<string, Surveyed>();
  const facts = await readFacts(req.payload);
  for (const collection of contentCollections) {
    const { admin, labels } = req.payload.collections[collection].config;
    const kind = nounIn(labels.singular, 'en') || collection;
    for await (const record of everyRecord(req, collection)) {
      if (collection === 'translations') {
        lookAtTranslation(all, record);
        continue;
      }
      const id = Number(record.id);
      const key = keyOf(collection, id);
      const title = record[admin.useAsTitle ?? 'title'] || record.title || record.alt || record.from || `number ${id}`;
      const seen = all.get(key) ?? {
        collection,
        id,
        name: `the ${kind} “${interpolate(String(title), facts)}”`,
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
