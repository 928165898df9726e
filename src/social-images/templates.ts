import { words } from '#words';
import { brand } from '../config/brand/facts.ts';
import { inks } from '../config/brand/inks.ts';
import type { ComposedPage } from '../content/composed-page.ts';
import type { ClientColours } from '../domain/client-colours.ts';
import type { InsightCard, InsightDetails, JobDetails, WorkCard, WorkDetails } from '../domain/content.ts';
import type { Organisation } from '../domain/organisation.ts';
import type { Picture } from '../domain/picture.ts';
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

/** @param colours the client's, or ours without any */
export function caseImage(
  work: WorkCard & { readonly introductionTitle?: string | null } & Pick<Partial<WorkDetails>, 'socialPicture'>,
  colours: ClientColours,
): SocialImageFacts {
  const [deep, bright, pale, darkest] = colours;
  const line = work.introductionTitle ?? undefined;
  return {
    ...ownOf(work.socialPicture),
    kind: work.subject ? `Case: ${work.subject.charAt(0).toLowerCase()}${work.subject.slice(1)}` : 'Case',
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
): SocialImageFacts {
  const [category] = article.categories;
  const water = oneOf(waters, category?.slug ?? '');
  return {
    ...ownOf(article.socialPicture),
    kind: category ? `Insights: ${category.title.charAt(0).toLowerCase()}${category.title.slice(1)}` : 'Insights',
    icon: 'triangle',
    title: article.title,
    colours: readableColours(inks.paper, inks.ink, water, inks.paper),
    wings: wingsOf(article.bannerImage ?? article.thumbnail, 'triangle', inks.accent5),
  };
}

export function jobImage(job: Pick<JobDetails, 'job' | 'location' | 'experience' | 'socialPicture'>): SocialImageFacts {
  return {
    ...ownOf(job.socialPicture),
    kind: job.location ? `Jobs: ${job.location}` : 'Jobs',
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

function titleOf(page: ComposedPage, heading: string | undefined, organisation: Pick<Organisation, 'name'>): string {
  const title = page.title.replace(` – ${organisation.name}`, '');
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
export function pageImage(page: ComposedPage, organisation: Pick<Organisation, 'name'>): SocialImageFacts {
  const { heading, note, line, icon = 'hourglass', water } = openingOf(page);
  const title = titleOf(page, heading, organisation);
  const kind = page.path === '/' || note === undefined || title.startsWith(note) ? brand.line : note;
  const colours = colourOfPage(page, water);
  return {
    ...ownOf(page.socialPicture),
    kind: page.service || page.menu === 'services' ? 'Services' : kind,
    icon: page.path === '/' ? 'hourglass' : icon,
    title,
    ...(line !== undefined && isShort(title) ? { line } : {}),
    colours,
    wings: wingsOf(pictureOfPage(page), 'triangle', colours.ground === inks.accent4 ? inks.accent5 : inks.accent4),
  };
}

/** Name, ground and water of each list. */
const lists = {
  '/work': { kind: 'Work', ground: inks.paper, water: inks.accent6, waterType: inks.ink, shape: 'triangle' },
  '/insights': {
    kind: 'Insights',
    ground: inks.accent5,
    water: inks.accent2,
    waterType: inks.paper,
    shape: 'triangle',
  },
  '/jobs': { kind: 'Jobs', ground: inks.accent6, water: inks.accent3, waterType: inks.paper, shape: 'hourglass' },
} as const;

/** @param newest pictures of the newest entries */
export function listImage(
  page: ComposedPage & { readonly path: string },
  path: keyof typeof lists,
  newest: readonly (Picture | null)[],
): SocialImageFacts {
  const { kind, ground, water, waterType, shape } = lists[path];
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
export const defaultImage: SocialImageFacts = {
  kind: `${brand.address.region}, since ${brand.foundedIn}`,
  icon: 'hourglass',
  title: brand.name,
  colours: readableColours(inks.ink, inks.accent5, inks.accent3, inks.paper),
  wings: { shape: 'cross', ink: inks.accent6 },
  foot: brand.line,
};

export const previewImage: SocialImageFacts = {
  kind: 'Preview, not public',
  icon: 't',
  title: words.draftCard,
  colours: readableColours(inks.paper2, inks.ink, inks.ink, inks.accent4),
  wings: { shape: 't-inverted', ink: inks.ink },
  aboveWater: true,
};
