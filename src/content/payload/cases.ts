import DataLoader from 'dataloader';
import type { Payload } from 'payload';
import type { CaseInShort } from '../../blocks/kind.ts';
import { newestFirst } from '../../cms/entry-order.ts';
import type { Work } from '../../cms/payload-types.ts';
import type { RelatedRecords } from '../../cms/related-records.ts';
import type { WorkCard } from '../types.ts';
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

/** Cases that stand in for others on one page. */
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

/** For whoever may see what is not public yet. */
const fewDrafts = { ...few, overrideAccess: true, draft: true } as const;

/** Finds the cases that the sections of one page show: all of them in one query. */
export class ChosenCases {
  readonly #payload: Payload;
  readonly #related: RelatedRecords;
  readonly #records: DataLoader<number, Columns | null>;

  /** @param drafts whether chosen cases are shown as they are being written */
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

  /** Null for a case that is gone, or not for the public. */
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

/** What another host says of a case is enough for sections that need no film. */
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
