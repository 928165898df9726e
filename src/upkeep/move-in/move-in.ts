import { type Payload, type RequiredDataFromCollectionSlug, ValidationError } from 'payload';
import type { CraftHost } from '../../content/craft/host.ts';
import { craftContentSource } from '../../content/craft/source.ts';
import type { EntrySource } from '../../content/source.ts';
import type { Author, Category, EntryHead, InsightDetails, JobDetails, WorkDetails } from '../../content/types.ts';
import { byName, workGalleries, workLines, workPictures, workTexts } from '../../content/work-fields.ts';
import { slugFrom } from '../../shared/slug.ts';
import { entriesOf, type FoundEntry } from './host.ts';
import { MovedPictures } from './pictures.ts';
import type { Report } from './report.ts';
import { type TextReader, textReader } from './texts.ts';

type Addressed = 'works' | 'insights' | 'jobs' | 'client-types' | 'article-categories' | 'authors';

const longestTitle = 60;
const longestDescription = 160;

/** Brings the content of another host here, record by record: what is here already is left as it is. */
export class MoveIn {
  readonly #payload: Payload;
  readonly #host: CraftHost;
  readonly #source: EntrySource;
  readonly #report: Report;
  readonly #pictures: MovedPictures;
  readonly #text: TextReader;

  private constructor(payload: Payload, host: CraftHost, report: Report, text: TextReader) {
    this.#payload = payload;
    this.#host = host;
    this.#source = craftContentSource(host);
    this.#report = report;
    this.#pictures = new MovedPictures(payload, host.contentOrigin, report);
    this.#text = text;
  }

  static async open(payload: Payload, host: CraftHost, report: Report): Promise<MoveIn> {
    return new MoveIn(payload, host, report, await textReader(payload, report));
  }

  /** Cases, articles and jobs, with what they belong to; oldest first, so that what is cut off is the newest. */
  async everything(say: (line: string) => void): Promise<void> {
    for (const { title, slug } of await this.#source.workTypes()) await this.#category('client-types', title, slug);
    const { categories } = await this.#source.insightPage({ page: 1 });
    for (const { title, slug } of categories) await this.#category('article-categories', title, slug);
    const works = (await entriesOf(this.#host, 'works')).reverse();
    say(`${works.length} cases …`);
    for (const entry of works) await this.#work(entry);
    const articles = (await entriesOf(this.#host, 'insights')).reverse();
    say(`${articles.length} articles …`);
    for (const entry of articles) await this.#article(entry);
    const jobs = await this.#source.jobs();
    say(`${jobs.length} open jobs …`);
    for (const job of [...jobs].reverse()) await this.#job(job);
  }

  async #idOf(collection: Addressed, slug: string): Promise<number | undefined> {
    const { docs } = await this.#payload.find({
      collection,
      where: { slug: { equals: slug } },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      draft: true,
      select: { slug: true },
    });
    return docs[0]?.id;
  }

  /** Whether there is something at this address, which then stays as it is. */
  async #isThere(kind: string, collection: Addressed, slug: string): Promise<boolean> {
    if ((await this.#idOf(collection, slug)) === undefined) return false;
    this.#report.there(kind);
    return true;
  }

  /** Publishes a record; one that does not pass the checks here is kept as a draft, with what is wrong. */
  async #publish(kind: string, place: string, create: Record<'published' | 'draft', () => Promise<unknown>>) {
    try {
      await create.published();
      this.#report.moved(kind);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      await create.draft();
      const faults = error.data.errors.map(({ label, message, path }) => `${String(label ?? path)}: ${message}`);
      this.#report.draft(kind, place, faults.join(' '));
    }
  }

  async #category(collection: 'client-types' | 'article-categories', title: string, slug: string): Promise<number> {
    const known = await this.#idOf(collection, slug);
    if (known !== undefined) return known;
    const { id } = await this.#payload.create({ collection, data: { title, slug }, overrideAccess: true });
    this.#report.moved('Categories');
    return id;
  }

  async #categories(collection: 'client-types' | 'article-categories', all: readonly Category[]): Promise<number[]> {
    const ids: number[] = [];
    for (const { title, slug } of all) ids.push(await this.#category(collection, title, slug));
    return ids;
  }

  async #author(author: Author | null): Promise<number | null> {
    if (!author) return null;
    const { title, description } = author;
    const slug = slugFrom(title);
    const known = await this.#idOf('authors', slug);
    if (known !== undefined) return known;
    const thumbnail = await this.#pictures.one(author.thumbnail, `author ${title}`);
    const { id } = await this.#payload.create({
      collection: 'authors',
      data: { title, slug, description, thumbnail },
      overrideAccess: true,
    });
    this.#report.moved('Authors');
    return id;
  }

  #seo({ title, description, jsonLd }: EntryHead, place: string) {
    const fits = (text: string | null, most: number, what: string): string | null => {
      if (text === null || text.length <= most) return text;
      this.#report.note(
        place,
        `its ${what} for search engines has ${text.length} letters, more than ${most}, and was left out.`,
      );
      return null;
    };
    if (jsonLd.length > 0) this.#report.note(place, 'its structured data were left out: the page says its own.');
    return {
      title: fits(title, longestTitle, 'title'),
      description: fits(description, longestDescription, 'description'),
    };
  }

  async #work({ slug, postDate }: FoundEntry): Promise<void> {
    const place = `work/${slug}`;
    if (await this.#isThere('Cases', 'works', slug)) return;
    const work = await this.#source.work(slug);
    if (!work) return this.#report.note(place, 'the host has it in its list, and does not give it.');
    const [deep, bright, pale, darkest, dark] = work.colours ?? [];
    const data = {
      title: work.title,
      slug,
      postDate,
      clientType: await this.#categories('client-types', work.clientTypes),
      ...byName(workLines, (name) => work[name]),
      ...byName(workTexts, (name) => this.#text(work[name], place)),
      ...(await this.#picturesOf(work, place)),
      ...(deep && bright && pale && darkest ? { colours: { deep, bright, pale, darkest, dark: dark ?? null } } : {}),
      seo: this.#seo(work.head, place),
    };
    const around = { collection: 'works', overrideAccess: true, depth: 0 } as const;
    await this.#publish('Cases', place, {
      published: () => this.#payload.create({ ...around, data: { ...data, _status: 'published' } }),
      draft: () => this.#payload.create({ ...around, data: { ...data, _status: 'draft' }, draft: true }),
    });
  }

  async #picturesOf(work: WorkDetails, place: string) {
    const ones: (readonly [string, number | null])[] = [];
    for (const name of workPictures) ones.push([name, await this.#pictures.one(work[name], place)]);
    const several: (readonly [string, number[]])[] = [];
    for (const name of workGalleries) several.push([name, await this.#pictures.several(work[name], place)]);
    return Object.fromEntries<number | number[] | null>([...ones, ...several]);
  }

  async #article({ slug }: FoundEntry): Promise<void> {
    const place = `insights/${slug}`;
    if (await this.#isThere('Articles', 'insights', slug)) return;
    const article = await this.#source.insight(slug);
    if (!article) return this.#report.note(place, 'the host has it in its list, and does not give it.');
    const author = await this.#author(article.author);
    const data = {
      title: article.title,
      slug,
      postDate: article.postDate,
      description: article.description,
      readingNote: article.readingNote || null,
      articleCategory: await this.#categories('article-categories', article.categories),
      // A draft takes none; what is published says that it is missing.
      author: author as number,
      thumbnail: await this.#pictures.one(article.thumbnail, place),
      bannerImage: await this.#pictures.one(article.bannerImage, place),
      insightsContent: await this.#blocks(article, place),
      seo: this.#seo(article.head, place),
    };
    const around = { collection: 'insights', overrideAccess: true, depth: 0 } as const;
    await this.#publish('Articles', place, {
      published: () => this.#payload.create({ ...around, data: { ...data, _status: 'published' } }),
      draft: () => this.#payload.create({ ...around, data: { ...data, _status: 'draft' }, draft: true }),
    });
  }

  async #blocks({ content }: InsightDetails, place: string) {
    const blocks: NonNullable<RequiredDataFromCollectionSlug<'insights'>['insightsContent']> = [];
    for (const block of content) {
      if (block.kind === 'text') {
        const text = this.#text(block.html, place);
        if (text) blocks.push({ blockType: 'text', text });
        continue;
      }
      const images: { image: number; caption: string | null }[] = [];
      for (const { picture, caption } of block.pictures) {
        const image = await this.#pictures.one(picture, place);
        if (image !== null) images.push({ image, caption });
      }
      if (images.length > 0) blocks.push({ blockType: 'images', images });
    }
    return blocks;
  }

  async #job(job: JobDetails): Promise<void> {
    const { slug } = job;
    const place = `jobs/${slug}`;
    if (await this.#isThere('Jobs', 'jobs', slug)) return;
    const text = this.#text(job.text, place);
    const data = {
      job: job.job,
      slug,
      experience: job.experience,
      location: job.location,
      // A draft takes none; what is published says that it is missing.
      text: text as NonNullable<typeof text>,
      jobTrack: [...job.jobTrack],
      postDate: job.postDate ?? new Date().toISOString(),
      validThrough: job.validThrough,
      seo: { description: job.description },
    };
    const around = { collection: 'jobs', overrideAccess: true, depth: 0 } as const;
    await this.#publish('Jobs', place, {
      published: () => this.#payload.create({ ...around, data: { ...data, _status: 'published' } }),
      draft: () => this.#payload.create({ ...around, data: { ...data, _status: 'draft' }, draft: true }),
    });
  }
}
