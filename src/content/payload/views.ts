import { mediaPath } from '../../cms/collections/media.ts';
import type { ArticleCategory, Author, ClientType, Media } from '../../cms/payload-types.ts';
import { drawnPicture } from '../../cms/records/drawn.ts';
import { type ElementKind, elementId } from '../../cms/records/element-ids.ts';
import type { RelatedRecords } from '../../cms/records/related-records.ts';
import type { Author as AuthorView, Category } from '../../domain/content.ts';
import type { Picture } from '../../domain/picture.ts';
import { isHex } from '../../lib/media/colour-values.ts';
import { pictureSizes } from '../../lib/media/picture-sizes.ts';
import { namedFile } from '../pictures.ts';

/** Options of a public read without references, which `RelatedRecords` loads in batches. */
export const asPublic = { overrideAccess: false, depth: 0 } as const;

/** Trims an optional text; null if it is empty. */
export const words = (value: string | null | undefined): string | null => value?.trim() || null;

/**
 * Returns the rows of a field. Form state has a number instead where rows are absent or not loaded.
 */
export const rowsOf = <Row>(value: readonly Row[] | null | undefined): readonly Row[] =>
  Array.isArray(value) ? value : [];

/**
 * Converts a media record; returns null without a file or dimensions, which would cause layout
 * shift.
 */
function picture({ drawn, filename, alt, width, height, focalX, focalY, colour: main, sizes }: Media): Picture | null {
  if (!filename && drawn) {
    const found = drawnPicture(drawn);
    return found && { ...found, alt: words(alt) ?? '' };
  }
  if (!filename || !width || !height) return null;
  const focus = [(focalX ?? 50) / 100, (focalY ?? 50) / 100] as const;
  const sources = pictureSizes.flatMap(({ name, format }) => {
    const size = sizes?.[name];
    return size?.filename && size.width ? [{ url: mediaPath(size.filename), width: size.width, format }] : [];
  });
  // The original is never public; the smallest size of each format exists as soon as the record
  // does.
  if (sources.length === 0) return null;
  return {
    url: namedFile(mediaPath(filename), sources),
    alt: words(alt) ?? '',
    width,
    height,
    // Crops are centred by default.
    focus: focus[0] !== 0.5 || focus[1] !== 0.5 ? focus : undefined,
    colour: isHex(main) ? main : undefined,
    sources,
  };
}

/** Loads the pictures of a field in order. */
export async function pictures(related: RelatedRecords, value: unknown): Promise<Picture[]> {
  return (await related.load('media', value)).map(picture).filter((one) => one !== null);
}

export async function firstPicture(related: RelatedRecords, value: unknown): Promise<Picture | null> {
  return (await pictures(related, value))[0] ?? null;
}

export const category = (
  kind: Extract<ElementKind, 'clientType' | 'articleCategory'>,
  { id, title, slug }: ClientType | ArticleCategory,
): Category => ({ id: elementId(kind, id), title, slug });

export async function firstAuthor(related: RelatedRecords, value: unknown): Promise<AuthorView | null> {
  const [author]: (Author | undefined)[] = await related.load('authors', value);
  if (!author) return null;
  const { title, description, thumbnail } = author;
  return { title, description: words(description), thumbnail: await firstPicture(related, thumbnail) };
}
