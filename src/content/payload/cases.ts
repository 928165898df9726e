import DataLoader from 'dataloader';
import type { Payload } from 'payload';
import type { CaseInShort } from '../../blocks/field-type.ts';
import type { Work } from '../../cms/payload-types.ts';
import { newestFirst } from '../../cms/records/entry-order.ts';
import type { RelatedRecords } from '../../cms/records/related-records.ts';
import type { WorkCard } from '../../domain/content.ts';
import { firstFilm } from './uploads.ts';
import { asPublic, firstPicture, words } from './views.ts';

const columns = {
  title: true,
  slug: true,
  subject: true,
  services: true,
  introductionTitle: true,
  gridImageFull: true,
  gridImageIllustration: true,
  walk: true,
} as const;

type Columns = Pick<Work, 'id' | keyof typeof columns>;

/** Maximum number of featured cases that fill in for missing ones on one page. */
const mostFeatured = 24;

async function inShort(related: RelatedRecords, record: Columns): Promise<CaseInShort> {
  const [screen, illustration, film] = await Promise.all([
    firstPicture(related, record.gridImageFull),
    firstPicture(related, record.gridImageIllustration),
    firstFilm(related, record.walk?.film),
  ]);
  return {
    slug: record.slug,
    title: record.title.trim(),
    subject: words(record.subject),
    services: words(record.services),
    line: words(record.introductionTitle),
    screen,
    illustration,
    film,
  };
}

const few = { ...asPublic, collection: 'works', select: columns } as const;

/** Options for readers who may see drafts. */
const fewDrafts = { ...few, overrideAccess: true, draft: true } as const;

/** Loads the cases that the sections of one page show, all in one query. */
export class ChosenCases {
  readonly #payload: Payload;
  readonly #related: RelatedRecords;
  readonly #records: DataLoader<number, Columns | null>;

  /** @param drafts whether to show the draft versions of chosen cases */
  constructor(payload: Payload, related: RelatedRecords, drafts = false) {
    this.#payload = payload;
    this.#related = related;
    const chosen = drafts ? fewDrafts : few;
    this.#records = new DataLoader(async (ids) => {
      const { docs } = await payload.find({ ...chosen, where: { id: { in: [...ids] } }, pagination: false });
      const byId = new Map(docs.map((record) => [record.id, record]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  }

  /** Returns null for a deleted or unpublished case. */
  async work(id: unknown): Promise<CaseInShort | null> {
    if (typeof id !== 'number') return null;
    const record = await this.#records.load(id);
    return record && inShort(this.#related, record);
  }

  async featured(): Promise<CaseInShort[]> {
    const { docs } = await this.#payload.find({
      ...few,
      where: { featured: { equals: true } },
      sort: [...newestFirst],
      limit: mostFeatured,
      pagination: false,
    });
    return Promise.all(docs.map((record) => inShort(this.#related, record)));
  }
}

/** Converts a case of another host; sufficient for sections without a film. */
export const inShortOf = ({ slug, title, subject, services, ...pictures }: WorkCard): CaseInShort => ({
  slug,
  title,
  subject,
  services,
  line: null,
  film: null,
  screen: pictures.gridImageFull,
  illustration: pictures.gridImageIllustration,
});
