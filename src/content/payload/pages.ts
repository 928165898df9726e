import type { Payload } from 'payload';
import { lackingFields, readSection } from '../../blocks/block.ts';
import { isStored, type Lookup, readFields } from '../../blocks/field-type.ts';
import { serviceFields } from '../../blocks/service.ts';
import type { Page } from '../../cms/payload-types.ts';
import { RelatedRecords } from '../../cms/records/related-records.ts';
import type { PageCard } from '../../domain/content.ts';
import { type Facts, hasTokens, interpolate } from '../../domain/facts.ts';
import type { Language } from '../../domain/languages.ts';
import { listPaths } from '../../domain/template-addresses.ts';
import { blockNamed, type PreviewSection } from '../../sections/blocks.ts';
import type { ComposedPage } from '../composed-page.ts';
import { AddressResolver } from './address-resolver.ts';
import { ChosenCases } from './cases.ts';
import { firstFilm, firstMark } from './uploads.ts';
import { asPublic, firstPicture } from './views.ts';

const cardColumns = {
  path: true,
  title: true,
  description: true,
  menu: true,
  updatedAt: true,
  sections: true,
} as const;

/**
 * Returns heading and notice of the first section and every Chinese name of the page, for the
 * search index.
 */
function openingOf(sections: Page['sections']): string {
  const [first]: readonly unknown[] = sections ?? [];
  if (!isStored(first)) return '';
  const parts = [first.heading, first.note].filter(isStored).map(({ text, name }) => name ?? text);
  const chinese = new Set(JSON.stringify(sections).match(/\p{Script=Han}+/gu));
  return [first.title, ...parts, ...chinese].filter((part) => typeof part === 'string').join(' ');
}

const pageCard = (
  { path, title, description, menu, updatedAt, sections }: Pick<Page, keyof typeof cardColumns>,
  facts: Facts,
): PageCard => ({
  path,
  title: interpolate(title, facts),
  description: interpolate(description, facts),
  menu: menu ?? null,
  opening: interpolate(openingOf(sections), facts),
  changed: new Date(updatedAt).toISOString(),
});

/** Featured cases of another host, which replace those that pages chose here. */
export type RemoteWorks = Lookup['featured'];

/** Creates the lookups for the references of one page's sections, one query per collection. */
function lookupIn(
  payload: Payload,
  { facts, remoteWorks, related = new RelatedRecords(payload), editing }: Reading,
): Lookup {
  const cases = new ChosenCases(payload, related, editing);
  const addresses = new AddressResolver(payload, { entriesElsewhere: remoteWorks !== undefined });
  let asked: ReturnType<Lookup['featured']> | undefined;
  const featured: Lookup['featured'] = () => {
    asked ??= remoteWorks ? remoteWorks() : cases.featured();
    return asked;
  };
  return {
    work: async (id, slug) =>
      remoteWorks ? ((await featured()).find((one) => one.slug === slug) ?? null) : cases.work(id),
    featured,
    address: (typed) => addresses.find(typed),
    picture: (id) => firstPicture(related, id),
    film: (id) => firstFilm(related, id),
    mark: (id) => firstMark(related, id),
    record: async (list, id) => {
      const [record] = await related.load(list, id);
      return isStored(record) ? record : null;
    },
    interpolate: async (written) => (hasTokens(written) ? interpolate(written, await facts()) : written),
  };
}

/**
 * Reads the sections that can be shown; skips incomplete ones and unknown types. Editors see a
 * placeholder for incomplete ones.
 */
async function readSections(stored: unknown, lookup: Lookup, { editing, placed }: Reading): Promise<PreviewSection[]> {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  const sections = await Promise.all(
    list.map(async (section, place) => {
      const definition = isStored(section) ? blockNamed(section.blockType) : undefined;
      if (!definition || !isStored(section)) return undefined;
      const read = await readSection(definition, section, lookup);
      if (!editing) return read && placed ? { ...read, place } : read;
      const waitsFor = await lackingFields(definition, section, lookup);
      if (read && waitsFor.length === 0) return { ...read, place };
      return { block: 'unfinished', place, props: { number: place + 1, label: definition.label, waitsFor } };
    }),
  );
  // Each section has the type of the block it was read with.
  return sections.filter((section) => section !== undefined) as PreviewSection[];
}

/** Options for reading a page outside the public site. */
export interface Reading {
  readonly facts: () => Promise<Facts>;
  readonly related?: RelatedRecords;
  /** Featured cases, where another host provides them. */
  readonly remoteWorks?: RemoteWorks | undefined;
  /**
   * True in the editor's preview: shows drafts of cases, and gives sections their position in the
   * form.
   */
  readonly editing?: boolean;
  /** Gives sections their position, without the rest of `editing`. */
  readonly placed?: boolean;
}

/** Options for reading a case, an article or a job. */
export interface EntryReading extends Reading {
  readonly language: Language;
}

/** Reads a page record with the references of its sections. */
export async function composedPage(payload: Payload, record: Page, reading: Reading): Promise<ComposedPage> {
  const lookup = lookupIn(payload, reading);
  const [sections, service, socialPicture] = await Promise.all([
    readSections(record.sections, lookup, reading),
    readFields(serviceFields, record.service, lookup),
    lookup.picture(record.socialPicture),
  ]);
  const card = pageCard(record, await reading.facts());
  return {
    ...card,
    ground: record.ground,
    service: service ?? null,
    sections,
    ...(socialPicture ? { socialPicture } : {}),
  };
}

export async function readPage(payload: Payload, path: string, reading: Reading): Promise<ComposedPage | null> {
  const { docs } = await payload.find({
    ...asPublic,
    collection: 'pages',
    where: { path: { equals: path } },
    limit: 1,
    pagination: false,
  });
  const [record] = docs;
  return record ? composedPage(payload, record, reading) : null;
}

/** Reads the paths of the public pages that have a contact form. */
export async function readFormPaths(payload: Payload): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    ...asPublic,
    collection: 'pages',
    pagination: false,
    select: { path: true, sections: true },
  });
  const hasForm = (section: unknown) => isStored(section) && section.blockType === 'contact-form';
  return new Set(docs.flatMap(({ path, sections }) => ((sections ?? []).some(hasForm) ? [path] : [])));
}

export async function readPages(payload: Payload, readFacts: Reading['facts']): Promise<PageCard[]> {
  const { docs } = await payload.find({
    ...asPublic,
    collection: 'pages',
    where: { path: { not_in: [...listPaths] } },
    sort: 'path',
    pagination: false,
    select: cardColumns,
  });
  const facts = docs.length > 0 ? await readFacts() : new Map();
  return docs.map((record) => pageCard(record, facts));
}
