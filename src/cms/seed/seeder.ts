import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, PayloadRequest } from 'payload';
import { words } from '../panel/runtime-brand.ts';
import { setPrecomputedSizes } from '../patches/editing/precomputed-sizes.ts';
import type { Insight, Work } from '../payload-types.ts';
import { BrandPlacing } from './placing.ts';
import { readAuthors, readSeedJobs, type SeedArticle, type SeedCase } from './read-content.ts';
import { readSeedPicture, type SeedPicture } from './read-picture.ts';
import type { Receipt } from './seed-notes.ts';

/** File of a field: `workHeroImage` of `tai-ping` is `tai-ping-work-hero-image.webp`. */
const fileNameOf = (slug: string, field: string): string =>
  `${slug}-${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Writes the sample content in one request and transaction. */
export class Seeder {
  readonly #payload: Payload;
  readonly #req: PayloadRequest;
  readonly #receipt: Receipt;
  readonly #placing: BrandPlacing;
  readonly #richText: (markdown: string) => Work['introduction'];

  constructor(
    payload: Payload,
    req: PayloadRequest,
    receipt: Receipt,
    richText: (markdown: string) => Work['introduction'],
  ) {
    this.#payload = payload;
    this.#req = req;
    this.#receipt = receipt;
    this.#placing = new BrandPlacing(payload, req, receipt);
    this.#richText = richText;
  }

  /** @param published base name of its files on the site; by default as in the brand's folder */
  async #picture(name: string, alt: string, published = name): Promise<number> {
    const picture = await readSeedPicture(name, published);
    const data = Object.fromEntries(picture.sizes.map(({ name: size, bytes: _bytes, ...file }) => [size, file]));
    setPrecomputedSizes(this.#req.context, {
      data: { sizes: data, focalX: picture.focus[0] * 100, focalY: picture.focus[1] * 100 },
      bytes: Object.fromEntries(picture.sizes.map((size) => [size.name, size.bytes])),
    });
    await this.#writeSizes(picture);
    const making = this.#payload.create({
      collection: 'media',
      data: { alt, colour: picture.colour },
      file: picture.original,
      overwriteExistingFiles: true,
      overrideAccess: true,
      req: this.#req,
    });
    return (await this.#receipt.of('media', making)).id;
  }

  /**
   * Writes the sizes beside the originals in the local folder. An S3 store gets them with the
   * request.
   */
  async #writeSizes({ sizes }: SeedPicture): Promise<void> {
    const { disableLocalStorage, staticDir } = this.#payload.collections.media.config.upload;
    if (disableLocalStorage || !staticDir) return;
    await mkdir(staticDir, { recursive: true });
    await Promise.all(sizes.map(({ filename, bytes }) => writeFile(path.join(staticDir, filename), bytes)));
  }

  async #inOrder(slug: string, field: string, alts: readonly string[]): Promise<number[]> {
    const ids: number[] = [];
    for (const [index, alt] of alts.entries())
      ids.push(await this.#picture(`${fileNameOf(slug, field)}-${index + 1}`, alt));
    return ids;
  }

  /** Creates the records of a list and returns their ids by slug. */
  async list(
    collection: 'client-types' | 'article-categories',
    records: readonly { readonly slug: string; readonly title: string }[],
  ): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const data of records) {
      const making = this.#payload.create({ collection, data, overrideAccess: true, req: this.#req });
      ids.set(data.slug, (await this.#receipt.of(collection, making)).id);
    }
    return ids;
  }

  async authors(): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const { thumbnailAlt, ...data } of readAuthors()) {
      const thumbnail = await this.#picture(`${data.slug}-portrait`, thumbnailAlt);
      const making = this.#payload.create({
        collection: 'authors',
        data: { ...data, thumbnail },
        overrideAccess: true,
        req: this.#req,
      });
      ids.set(data.slug, (await this.#receipt.of('authors', making)).id);
    }
    return ids;
  }

  async work(record: SeedCase, types: ReadonlyMap<string, number>): Promise<void> {
    const { alt, slug, texts } = record;
    const walk = words.workFilms.find((one) => one.slug === slug);
    const making = this.#payload.create({
      collection: 'works',
      overrideAccess: true,
      req: this.#req,
      data: {
        _status: 'published',
        title: record.title,
        slug,
        postDate: record.date.toISOString(),
        clientType: record.clientType.map((type) => known(types, type)),
        featured: record.featured,
        ...(walk
          ? { walk: { film: (await this.#placing.film(walk.film)).id, name: walk.name, description: walk.description } }
          : {}),
        services: record.services,
        subject: record.subject,
        addressBarUrl: record.addressBarUrl,
        button: record.button,
        introductionTitle: record.introductionTitle,
        bodyHeading: record.bodyHeading,
        section2Head: record.section2Head,
        section3Head: record.section3Head,
        introduction: this.#richText(texts.introduction),
        body: this.#richText(texts.body),
        section2: this.#richText(texts.section2),
        section3: this.#richText(texts.section3),
        results: this.#richText(texts.results),
        gridImageFull: await this.#picture(fileNameOf(slug, 'gridImageFull'), alt.gridImageFull),
        gridImageIllustration: await this.#picture(
          fileNameOf(slug, 'gridImageIllustration'),
          alt.gridImageIllustration,
        ),
        workHeroImage: await this.#picture(fileNameOf(slug, 'workHeroImage'), alt.workHeroImage),
        introImage: await this.#picture(fileNameOf(slug, 'introImage'), alt.introImage),
        introImageMobile: await this.#picture(fileNameOf(slug, 'introImageMobile'), alt.introImageMobile),
        bannerImage: await this.#picture(fileNameOf(slug, 'bannerImage'), alt.bannerImage),
        images: await this.#inOrder(slug, 'images', alt.images),
        images2: await this.#inOrder(slug, 'images2', alt.images2),
        images3: await this.#inOrder(slug, 'images3', alt.images3),
        challengeMobileImages: await this.#inOrder(slug, 'challengeMobileImages', alt.challengeMobileImages),
        gallery: await this.#inOrder(slug, 'gallery', alt.gallery),
        colours: record.colours,
        seo: { title: record.seoTitle, description: record.seoDescription },
      },
    });
    await this.#receipt.of('works', making);
  }

  async #blocks({ key, slug, parts }: SeedArticle): Promise<Insight['insightsContent']> {
    const blocks: NonNullable<Insight['insightsContent']> = [];
    let pictures = 0;
    for (const part of parts) {
      if (part.kind === 'text') {
        const text = this.#richText(part.markdown);
        if (text) blocks.push({ blockType: 'text', text });
        continue;
      }
      const images: { image: number; caption: string | null }[] = [];
      for (const { alt, caption } of part.pictures) {
        pictures += 1;
        images.push({
          image: await this.#picture(`${key}-picture-${pictures}`, alt, `${slug}-picture-${pictures}`),
          caption: caption ?? null,
        });
      }
      blocks.push({ blockType: 'images', images });
    }
    return blocks;
  }

  async article(
    record: SeedArticle,
    categories: ReadonlyMap<string, number>,
    authors: ReadonlyMap<string, number>,
  ): Promise<void> {
    const { key, slug } = record;
    const making = this.#payload.create({
      collection: 'insights',
      overrideAccess: true,
      req: this.#req,
      data: {
        _status: 'published',
        title: record.title,
        slug,
        description: record.description,
        postDate: record.date.toISOString(),
        articleCategory: [known(categories, record.category)],
        author: known(authors, record.author),
        readingNote: record.readingNote ?? null,
        thumbnail: await this.#picture(`${key}-thumbnail`, record.thumbnailAlt, `${slug}-thumbnail`),
        bannerImage: await this.#picture(`${key}-banner`, record.bannerAlt, `${slug}-banner`),
        insightsContent: await this.#blocks(record),
      },
    });
    await this.#receipt.of('insights', making);
  }

  async jobs(): Promise<void> {
    for (const record of readSeedJobs()) {
      const text = this.#richText(record.text);
      if (!text) throw new Error(`The job ${record.slug} has no description.`);
      const making = this.#payload.create({
        collection: 'jobs',
        overrideAccess: true,
        req: this.#req,
        data: {
          _status: 'published',
          job: record.job,
          slug: record.slug,
          experience: record.experience,
          location: record.location,
          postDate: record.date.toISOString(),
          validThrough: record.validThrough.toISOString(),
          text,
          jobTrack: [...record.jobTrack],
          seo: { description: record.description },
        },
      });
      await this.#receipt.of('jobs', making);
    }
  }
}

function known(ids: ReadonlyMap<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`The sample content has nothing with the slug "${slug}".`);
  return id;
}
