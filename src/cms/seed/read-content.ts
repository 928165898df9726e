import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { brandFolder } from '../../lib/brand-folder.ts';
import { withBrand } from './with-brand.ts';

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const day = z.union([z.string(), z.date()]).pipe(z.coerce.date());

const titled = z.object({ slug, title: z.string().min(1) });

const author = titled.extend({ description: z.string(), thumbnailAlt: z.string().min(1) });

/** Texts of an article, those of its pictures included. */
const articleText = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  readingNote: z.string().optional(),
  thumbnailAlt: z.string().min(1),
  bannerAlt: z.string().min(1),
});

const article = articleText.extend({
  title: z.string().min(3).max(140),
  slug,
  category: slug,
  author: slug,
  date: day,
  description: z.string().min(70).max(160),
});

const alts = z.array(z.string().min(1));

/** Texts of a case, those of its pictures included. */
const caseText = z.object({
  title: z.string().min(1),
  services: z.string(),
  subject: z.string(),
  button: z.string(),
  introductionTitle: z.string(),
  bodyHeading: z.string(),
  section2Head: z.string(),
  section3Head: z.string(),
  alt: z.object({
    gridImageFull: z.string(),
    gridImageIllustration: z.string(),
    workHeroImage: z.string(),
    introImage: z.string(),
    introImageMobile: z.string(),
    bannerImage: z.string(),
    images: alts,
    images2: alts,
    images3: alts,
    challengeMobileImages: alts,
    gallery: alts,
  }),
  seoTitle: z.string().max(60),
  seoDescription: z.string().max(160),
});

const workCase = caseText.extend({
  slug,
  date: day,
  clientType: z.union([slug.transform((one) => [one]), z.array(slug)]),
  /** Substitute where a chosen case is gone. */
  featured: z.boolean().default(false),
  addressBarUrl: z.string(),
  colours: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .min(4)
    .max(5)
    .transform(([deep, bright, pale, darkest, dark]) => ({ deep, bright, pale, darkest, dark })),
  seoDescription: z.string().min(70).max(160),
});

const jobText = z.object({
  job: z.string(),
  experience: z.string(),
  location: z.string(),
  description: z.string().min(1).max(160),
});

const job = jobText.extend({
  slug,
  date: day,
  validThrough: day,
  description: z.string().min(70).max(160),
});

const captions = z.array(z.object({ alt: z.string().min(1), caption: z.string().optional() }));

/** Part of an article: Markdown, or a group of pictures with captions. */
export type ArticlePart =
  | { readonly kind: 'text'; readonly markdown: string }
  | { readonly kind: 'pictures'; readonly pictures: z.output<typeof captions> };

export type SeedArticle = z.output<typeof article> & {
  /** Name of the file, which also names its pictures; the slug may contain the brand's name. */
  readonly key: string;
  readonly parts: readonly ArticlePart[];
};
export type SeedCase = z.output<typeof workCase> & { readonly texts: Readonly<Record<CaseText, string>> };
export type SeedJob = z.output<typeof job> & {
  readonly text: string;
  readonly jobTrack: readonly { readonly heading: string; readonly text: string }[];
};

const caseTexts = ['introduction', 'body', 'section2', 'section3', 'results'] as const;
type CaseText = (typeof caseTexts)[number];

function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`${path.relative(process.cwd(), file)}: ${reason}`, { cause: error });
  }
}

function splitFrontMatter(source: string): { data: unknown; body: string } {
  const match = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (!match) throw new Error('The file does not start with front matter between two lines of ---.');
  return { data: parseYaml(match[1] ?? ''), body: (match[2] ?? '').trim() };
}

function readFolder<T>(brand: string, name: string, read: (data: unknown, body: string, key: string) => T): T[] {
  const directory = path.join(brand, name);
  // A brand may lack the folder.
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const target = path.join(directory, file);
      return inFile(target, () => {
        const { data, body } = splitFrontMatter(withBrand(readFileSync(target, 'utf8')));
        return read(data, body, path.basename(file, '.md'));
      });
    });
}

function readList<T extends z.ZodType>(brand: string, file: string, item: T): z.output<T>[] {
  const target = path.join(brand, file);
  if (!existsSync(target)) return [];
  return inFile(target, () => z.array(item).parse(parseYaml(withBrand(readFileSync(target, 'utf8')))));
}

/** Splits at fences of ```pictures; the rest is Markdown. */
function articleParts(body: string): ArticlePart[] {
  return body.split(/^(```pictures\n.*?\n```)$/ms).flatMap((piece): ArticlePart[] => {
    const fence = /^```pictures\n(.*?)\n```$/s.exec(piece.trim());
    if (fence) return [{ kind: 'pictures', pictures: captions.parse(parseYaml(fence[1] ?? '')) }];
    return piece.trim() ? [{ kind: 'text', markdown: piece.trim() }] : [];
  });
}

/** Sections that start with this many hashes, in order. */
function sectionsOf(body: string, hashes: '#' | '##'): { heading: string; text: string }[] {
  return body
    .split(new RegExp(`^${hashes} `, 'm'))
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), text: lines.join('\n').trim() };
    });
}

export const readAuthors = (brand = brandFolder) => readList(brand, 'authors.yaml', author);
export const readArticleCategories = (brand = brandFolder) => readList(brand, 'article-categories.yaml', titled);
export const readClientTypes = (brand = brandFolder) => readList(brand, 'client-types.yaml', titled);

export const readArticles = (brand = brandFolder): SeedArticle[] =>
  readFolder(brand, 'articles', (data, body, key) => ({ ...article.parse(data), key, parts: articleParts(body) }));

function caseTextsOf(body: string): Record<CaseText, string> {
  const sections = new Map(sectionsOf(body, '#').map(({ heading, text }) => [heading, text]));
  return Object.fromEntries(
    caseTexts.map((name) => {
      const text = sections.get(name);
      if (!text) throw new Error(`The section "# ${name}" is missing.`);
      return [name, text];
    }),
  ) as Record<CaseText, string>;
}

export const readCases = (brand = brandFolder): SeedCase[] =>
  readFolder(brand, 'cases', (data, body) => ({ ...workCase.parse(data), texts: caseTextsOf(body) }));

function jobParts(body: string): Pick<SeedJob, 'text' | 'jobTrack'> {
  const [text = '', plan] = body.split(/^# Performance plan$/m);
  if (!plan) throw new Error('The section "# Performance plan" is missing.');
  return { text: text.trim(), jobTrack: sectionsOf(plan, '##') };
}

export const readSeedJobs = (brand = brandFolder): SeedJob[] =>
  readFolder(brand, 'jobs', (data, body) => ({ ...job.parse(data), ...jobParts(body) }));

/** Text of a page, and its translation; lists of short texts are stored line by line. */
const pair = z.object({
  in: z.string(),
  from: z.union([z.string(), z.array(z.string())]),
  to: z.union([z.string(), z.array(z.string())]),
});

/**
 * Reads the content of a brand in another language: entries by the name of their file, texts of
 * pages and lists as pairs by the file that they are in.
 *
 * @param folder `languages/<code>` of the brand
 */
export function readTranslatedContent(folder: string) {
  const files = existsSync(path.join(folder, 'pages'))
    ? readdirSync(path.join(folder, 'pages')).filter((file) => file.endsWith('.yaml'))
    : [];
  return {
    articles: readFolder(folder, 'articles', (data, body, key) => ({
      ...articleText.parse(data),
      key,
      parts: articleParts(body),
    })),
    cases: readFolder(folder, 'cases', (data, body, key) => ({
      ...caseText.parse(data),
      key,
      texts: caseTextsOf(body),
    })),
    jobs: readFolder(folder, 'jobs', (data, body, key) => ({ ...jobText.parse(data), key, ...jobParts(body) })),
    pages: new Map(
      files.map((file) => [path.basename(file, '.yaml'), readList(folder, path.join('pages', file), pair)]),
    ),
  };
}
