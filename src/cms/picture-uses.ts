import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload';
import { everyRecord, refuseWhileUsed } from './uses.ts';

interface Place {
  /** The collection, as it is called in a sentence. */
  readonly name: string;
  /** The field by which people know its records. */
  readonly title: string;
  readonly drafts: boolean;
  /** Fields that hold a picture. */
  readonly fields: readonly string[];
  /** A column of parts that lie in one piece, in which a database does not look for one of them. */
  readonly column?: string;
}

/** Everywhere that a picture can be shown, by collection. */
const places: Readonly<Partial<Record<CollectionSlug, Place>>> = {
  works: {
    name: 'the case',
    title: 'title',
    drafts: true,
    fields: [
      'gridImageFull',
      'gridImageIllustration',
      'workHeroImage',
      'introImage',
      'introImageMobile',
      'images',
      'images2',
      'challengeMobileImages',
      'images3',
      'bannerImage',
      'gallery',
    ],
  },
  insights: {
    name: 'the article',
    title: 'title',
    drafts: true,
    fields: ['thumbnail', 'bannerImage'],
    column: 'insightsContent',
  },
  pages: { name: 'the page', title: 'title', drafts: true, fields: [], column: 'sections' },
  authors: { name: 'the author', title: 'title', drafts: false, fields: ['thumbnail'] },
  people: { name: 'the person', title: 'name', drafts: false, fields: ['picture.image'] },
  testimonials: { name: 'the testimonial of', title: 'position', drafts: false, fields: ['icon.image'] },
};

/** Whether some part of it, however deep it lies, shows the picture: parts hold it as their `image`. */
function shows(value: unknown, id: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, part]) => (name === 'image' && String(part) === id) || shows(part, id));
}

async function usesIn(req: PayloadRequest, collection: CollectionSlug, place: Place, id: number | string) {
  const { name, title, drafts, fields, column } = place;
  const uses: string[] = [];
  const note = (record: Readonly<Record<string, unknown>>) =>
    uses.push(`${name} “${record[title] || `number ${record.id}`}”`);
  const where: Where = { or: fields.map((field) => ({ [field]: { equals: id } })) };
  for (const draft of fields.length === 0 ? [] : drafts ? [false, true] : [false]) {
    const { docs } = await req.payload.find({
      ...{ collection, draft, where, pagination: false, depth: 0, overrideAccess: true, req },
      select: { [title]: true },
    });
    for (const record of docs) note(record as object as Record<string, unknown>);
  }
  if (!column) return uses;
  for await (const record of everyRecord(req, collection, { [title]: true, [column]: true }))
    if (shows(record[column], String(id))) note(record);
  return uses;
}

/** Names of the records that show a picture, published or in a draft: `the case “Tai Ping”`. */
async function usesOfPicture(req: PayloadRequest, id: number | string): Promise<string[]> {
  const found: string[] = [];
  for (const [collection, place] of Object.entries(places))
    found.push(...(await usesIn(req, collection as CollectionSlug, place, id)));
  return [...new Set(found)];
}

/**
 * Keeps a picture that something shows: deleting it would leave a hole in a page without a word.
 *
 * @throws {APIError} 409, saying where it is used.
 */
export const keepsPicturesInUse: CollectionBeforeDeleteHook = async ({ id, req }) =>
  refuseWhileUsed('This picture is still used by', await usesOfPicture(req, id));
