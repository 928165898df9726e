import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload';

/** Every field that can hold a picture, by the collection that it is in. */
const places = {
  works: {
    title: 'title',
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
  insights: { title: 'title', fields: ['thumbnail', 'bannerImage', 'insightsContent.images.image'] },
  authors: { title: 'title', fields: ['thumbnail'] },
} as const;

type Place = keyof typeof places;

const nameOf: Readonly<Record<Place, string>> = { works: 'the case', insights: 'the article', authors: 'the author' };

/** Names of the records that show a picture, published or in a draft: `the case “Tai Ping”`. */
async function usesOfPicture(req: PayloadRequest, id: number | string): Promise<string[]> {
  const uses = new Set<string>();
  for (const collection of Object.keys(places) as Place[]) {
    const { fields } = places[collection];
    const where: Where = { or: fields.map((field) => ({ [field]: { equals: id } })) };
    for (const draft of collection === 'authors' ? [false] : [false, true]) {
      const { docs } = await req.payload.find({
        collection,
        where,
        draft,
        pagination: false,
        depth: 0,
        select: { title: true },
        overrideAccess: true,
        req,
      });
      for (const { id: record, title } of docs) uses.add(`${nameOf[collection]} “${title || `number ${record}`}”`);
    }
  }
  return [...uses];
}

const mostNamed = 5;

/**
 * Keeps a picture that something shows: deleting it would leave a hole in a page without a word.
 *
 * @throws {APIError} 409, saying where it is used.
 */
export const keepsPicturesInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOfPicture(req, id);
  if (uses.length === 0) return;
  const more = uses.length > mostNamed ? `, and ${uses.length - mostNamed} more` : '';
  throw new APIError(
    `This picture is still used by ${uses.slice(0, mostNamed).join(', ')}${more}. Take it out there first, then delete it.`,
    409,
    null,
    true,
  );
};
