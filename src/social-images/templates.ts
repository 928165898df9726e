import { words } from '#words';
import { brand } from '../config/brand/facts.ts';
import { inks } from '../config/brand/inks.ts';
import { brandLines } from '../config/brand/lines.ts';
import type { ComposedPage } from '../content/composed-page.ts';
import { wordsIn } from '../content/words-in.ts';
import type { ClientColours } from '../domain/client-colours.ts';
import type { InsightCard, InsightDetails, JobDetails, WorkCard, WorkDetails } from '../domain/content.ts';
import type { Language } from '../domain/languages.ts';
import type { Organisation } from '../domain/organisation.ts';
import type { Picture } from '../domain/picture.ts';
import { type InterfaceWords, interfaceWords } from '../i18n/interface-words.ts';
import { isObject } from '../lib/is-object.ts';
import { contrast, leastContrast } from '../lib/media/colour-values.ts';
import { type IconName, iconPaths } from '../ui/icon/icon-paths.ts';
import type { SocialImageColours, SocialImageFacts, SocialImagePicture, SocialImageWings } from './facts.ts';

const carries = (ground: string, type: string): boolean => contrast(ground, type) >= leastContrast;

/** Wanted colour if it has enough contrast, else paper or ink. */
function readable(ground: string, wanted: readonly string[]): string {
  const found = [...wanted, inks.paper, inks.ink].find((colour) => carries(ground, colour));
  return found ?? (contrast(ground, '#ffffff') > contrast(ground, '#000000') ? '#ffffff' : '#000000');
}

/** Returns colours in which all type has enough contrast. */
export function readableColours(
  ground: string,
  type: string,
  water: string,
  waterType: string,
  kind = type,
): SocialImageColours {
  const onGround = readable(ground, [type]);
  const colour = readable(ground, [kind, onGround]);
  return {
    ground,
    type: onGround,
    water,
    waterType: readable(water, [waterType]),
    ...(colour === onGround ? {} : { kind: colour }),
  };
}

/** Smallest WebP file that fills a wing, or the largest that exists. */
function pictureOf({ url, sources, focus }: Picture): SocialImagePicture {
  const webp = sources.filter(({ format }) => format === 'webp');
  const file = webp.find(({ width }) => width >= 1100) ?? webp.at(-1) ?? sources.at(-1);
  return { url: file?.url ?? url, ...(focus ? { focus } : {}) };
}

/** Picture that an editor chose in place of the drawing. */
const ownOf = (picture: Picture | undefined): Pick<SocialImageFacts, 'own'> =>
  picture ? { own: { ...pictureOf(picture), ...(picture.alt ? { alt: picture.alt } : {}) } } : {};

const wingsOf = (picture: Picture | null | undefined, shape: IconName, ink: string): SocialImageWings =>
  picture ? { pictures: [pictureOf(picture)] } : { shape, ink };

/** Picks an item by a hash of the word: stable and evenly spread. */
const oneOf = <Item>(items: readonly [Item, ...Item[]], word: string): Item =>
  items[[...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % items.length] ??
  items[0];

/** Name of a list, with what an entry of it is about. */
function kindOf(words: InterfaceWords, list: 'case' | 'insights', topic: string | null | undefined): string {
  const { name } = words[list];
  return topic ? words.socialImages.of(name, words.text.within(topic)) : name;
}

/** @param colours the client's, or ours without any */
export function caseImage(
  work: WorkCard & { readonly introductionTitle?: string | null } & Pick<Partial<WorkDetails>, 'socialPicture'>,
  colours: ClientColours,
  language: Language,
): SocialImageFacts {
  const [deep, bright, pale, darkest] = colours;
  const line = work.introductionTitle ?? undefined;
  return {
    ...ownOf(work.socialPicture),
    kind: kindOf(interfaceWords(language), 'case', work.subject),
    icon: 'hourglass',
    title: work.title,
    ...(line ? { line } : {}),
    colours: readableColours(darkest, bright, deep, pale, pale),
    // Uses the case's illustration: it contains no text, unlike screenshots.
    wings: wingsOf(work.gridImageIllustration, 'triangle', readable(darkest, [deep, bright])),
  };
}

const waters = [inks.accent3, inks.accent2, inks.accent1, inks.accent6, inks.accent4, inks.accent5] as const;

export function articleImage(
  article: InsightCard & Pick<Partial<InsightDetails>, 'bannerImage' | 'socialPicture'>,
  language: Language,
): SocialImageFacts {
  const [category] = article.categories;
  const water = oneOf(waters, category?.slug ?? '');
  return {
    ...ownOf(article.socialPicture),
    kind: kindOf(interfaceWords(language), 'insights', category?.title),
    icon: 'triangle',
    title: article.title,
    colours: readableColours(inks.paper, inks.ink, water, inks.paper),
    wings: wingsOf(article.bannerImage ?? article.thumbnail, 'triangle', inks.accent5),
  };
}

export function jobImage(
  job: Pick<JobDetails, 'job' | 'location' | 'experience' | 'socialPicture'>,
  language: Language,
): SocialImageFacts {
  const { jobs, socialImages } = interfaceWords(language);
  return {
    ...ownOf(job.socialPicture),
    kind: job.location ? socialImages.of(jobs.name, job.location) : jobs.name,
    icon: 't-inverted',
    title: job.job,
    ...(job.experience ? { line: job.experience } : {}),
    colours: readableColours(inks.accent6, inks.ink, inks.accent3, inks.paper),
    wings: { shape: 'hourglass', ink: inks.accent4 },
  };
}

const isPicture = (value: unknown): value is Picture =>
  isObject(value) &&
  typeof value.url === 'string' &&
  typeof value.width === 'number' &&
  Array.isArray(value.sources) &&
  'alt' in value;

/** All pictures in the sections, in order. */
function picturesIn(value: unknown): Picture[] {
  if (isPicture(value)) return [value];
  return isObject(value) ? Object.values(value).flatMap(picturesIn) : [];
}

/** Prefers a drawing to a photograph, because it has no text that a crop would cut. */
function pictureOfPage({ sections }: Pick<ComposedPage, 'sections'>): Picture | undefined {
  const all = sections.flatMap(({ props }) => picturesIn(props));
  return all.find(({ url }) => url.endsWith('.svg')) ?? all[0];
}

const isIcon = (value: unknown): value is IconName => typeof value === 'string' && value in iconPaths;

/** Longest second text in characters; a longer one would be too small to read. */
const mostOfLine = 130;

/** Whether a title leaves room for a second text. */
const isShort = (title: string): boolean => !/\s/.test(title.trim());

/** Texts and colours of a page's first section, of any type. */
function openingOf({ sections }: Pick<ComposedPage, 'sections'>) {
  const props: unknown = sections[0]?.props;
  if (!isObject(props)) return {};
  const { heading, title, note, water, lead } = props;
  const line = isObject(note) ? note.text : lead;
  const words = isObject(heading) && typeof heading.text === 'string' ? heading.text : title;
  return {
    ...(typeof words === 'string' && words.trim() !== '' ? { heading: words } : {}),
    ...(isObject(note) && typeof note.name === 'string' ? { note: note.name } : {}),
    ...(typeof line === 'string' && line.length <= mostOfLine ? { line } : {}),
    ...(isObject(note) && isIcon(note.icon) ? { icon: note.icon } : {}),
    ...(typeof water === 'string' && water in inks ? { water: inks[water as keyof typeof inks] } : {}),
  };
}

/** Longest heading in characters; a longer one is replaced by the page's title. */
const mostOfHeading = 90;

function titleOf(page: ComposedPage, heading: string | undefined, ending: string): string {
  const title = page.title.replace(ending, '');
  return heading !== undefined && heading.length <= mostOfHeading ? heading : title;
}

function colourOfPage(page: ComposedPage, own: string | undefined): SocialImageColours {
  const ground = page.path === '/' ? inks.accent4 : inks[page.ground];
  if (page.ground === 'accent1')
    return {
      ...readableColours(ground, inks.ink, inks.paper, inks.ink, inks.paper),
      first: readable(ground, [inks.paper]),
    };
  const water =
    [inks.accent3, own, inks.accent4].find((colour) => colour !== undefined && colour !== ground) ?? inks.accent2;
  return readableColours(ground, inks.ink, water, inks.paper);
}

/** Image of a composed page that is not a list. */
export function pageImage(
  page: ComposedPage,
  organisation: Pick<Organisation, 'name'>,
  language: Language,
): SocialImageFacts {
  const { text, socialImages } = interfaceWords(language);
  const { heading, note, line, icon = 'hourglass', water } = openingOf(page);
  const title = titleOf(page, heading, text.titleEnding(organisation.name));
  const kind = page.path === '/' || note === undefined || title.startsWith(note) ? brandLines(language).line : note;
  const colours = colourOfPage(page, water);
  return {
    ...ownOf(page.socialPicture),
    kind: page.service || page.menu === 'services' ? socialImages.services : kind,
    icon: page.path === '/' ? 'hourglass' : icon,
    title,
    ...(line !== undefined && isShort(title) ? { line } : {}),
    colours,
    wings: wingsOf(pictureOfPage(page), 'triangle', colours.ground === inks.accent4 ? inks.accent5 : inks.accent4),
  };
}

/** Ground and water of each list. */
const lists = {
  '/work': { list: 'work', ground: inks.paper, water: inks.accent6, waterType: inks.ink, shape: 'triangle' },
  '/insights': {
    list: 'insights',
    ground: inks.accent5,
    water: inks.accent2,
    waterType: inks.paper,
    shape: 'triangle',
  },
  '/jobs': { list: 'jobs', ground: inks.accent6, water: inks.accent3, waterType: inks.paper, shape: 'hourglass' },
} as const;

/** @param newest pictures of the newest entries */
export function listImage(
  page: ComposedPage & { readonly path: string },
  path: keyof typeof lists,
  newest: readonly (Picture | null)[],
  language: Language,
): SocialImageFacts {
  const { list, ground, water, waterType, shape } = lists[path];
  const { name: kind } = interfaceWords(language)[list];
  const { heading = kind, note, line } = openingOf(page);
  const pictures = newest.filter((one) => one !== null).map(pictureOf);
  return {
    ...ownOf(page.socialPicture),
    kind: heading === kind && note !== undefined ? note : kind,
    icon: path === '/jobs' ? 't-inverted' : 'triangle',
    title: heading,
    ...(line !== undefined && isShort(heading) ? { line } : {}),
    colours: readableColours(ground, inks.ink, water, waterType),
    wings: pictures.length >= 6 ? { pictures: pictures.slice(0, 6) } : { shape, ink: inks.accent4 },
  };
}

/** Images of pages without one of their own, and of drafts, which must reveal nothing. */
export const defaultImage = (language: Language): SocialImageFacts => ({
  kind: interfaceWords(language).socialImages.since(brand.address.region, brand.foundedIn),
  icon: 'hourglass',
  title: brand.name,
  colours: readableColours(inks.ink, inks.accent5, inks.accent3, inks.paper),
  wings: { shape: 'cross', ink: inks.accent6 },
  foot: brandLines(language).line,
});

export const previewImage = (language: Language): SocialImageFacts => ({
  kind: interfaceWords(language).socialImages.preview,
  icon: 't',
  title: wordsIn(words, language).draftCard,
  colours: readableColours(inks.paper2, inks.ink, inks.ink, inks.accent4),
  wings: { shape: 't-inverted', ink: inks.ink },
  aboveWater: true,
});
