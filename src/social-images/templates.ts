import { words } from '#words';
import { brand } from '../config/brand/facts.ts';
import { inks } from '../config/brand/inks.ts';
import type { ComposedPage } from '../content/composed-page.ts';
import type { ClientColours } from '../domain/client-colours.ts';
import type { InsightCard, InsightDetails, JobDetails, WorkCard, WorkDetails } from '../domain/content.ts';
import type { House } from '../domain/house.ts';
import type { Picture } from '../domain/picture.ts';
import { contrast, leastContrast } from '../lib/media/colour-values.ts';
import { type SignalName, signalPaths } from '../ui/signal/signal-paths.ts';
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
  sea: string,
  sunk: string,
  kind = type,
): SocialImageColours {
  const onGround = readable(ground, [type]);
  const said = readable(ground, [kind, onGround]);
  return {
    ground,
    type: onGround,
    sea,
    sunk: readable(sea, [sunk]),
    ...(said === onGround ? {} : { kind: said }),
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

const wingsOf = (picture: Picture | null | undefined, shape: SignalName, ink: string): SocialImageWings =>
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
    signal: '9',
    title: work.title,
    ...(line ? { line } : {}),
    colours: readableColours(darkest, bright, deep, pale, pale),
    // Uses the case's illustration: it contains no text, unlike screenshots.
    wings: wingsOf(work.gridImageIllustration, '8', readable(darkest, [deep, bright])),
  };
}

const seas = [inks.harbour, inks.ferry, inks.taxi, inks.tile, inks.tart, inks.neon] as const;

export function articleImage(
  article: InsightCard & Pick<Partial<InsightDetails>, 'bannerImage' | 'socialPicture'>,
): SocialImageFacts {
  const [category] = article.categories;
  const sea = oneOf(seas, category?.slug ?? '');
  return {
    ...ownOf(article.socialPicture),
    kind: category ? `Insights: ${category.title.charAt(0).toLowerCase()}${category.title.slice(1)}` : 'Insights',
    signal: '8',
    title: article.title,
    colours: readableColours(inks.paper, inks.ink, sea, inks.paper),
    wings: wingsOf(article.bannerImage ?? article.thumbnail, '8', inks.neon),
  };
}

export function jobImage(job: Pick<JobDetails, 'job' | 'location' | 'experience' | 'socialPicture'>): SocialImageFacts {
  return {
    ...ownOf(job.socialPicture),
    kind: job.location ? `Jobs: ${job.location}` : 'Jobs',
    signal: '3',
    title: job.job,
    ...(job.experience ? { line: job.experience } : {}),
    colours: readableColours(inks.tile, inks.ink, inks.harbour, inks.paper),
    wings: { shape: '9', ink: inks.tart },
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

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

const isSignal = (value: unknown): value is SignalName => typeof value === 'string' && value in signalPaths;

/** Longest second text in characters; a longer one would be too small to read. */
const mostOfLine = 130;

/** Whether a title leaves room for a second text. */
const isShort = (title: string): boolean => !/\s/.test(title.trim());

/** Texts and colours of a page's first section, of any type. */
function openingOf({ sections }: Pick<ComposedPage, 'sections'>) {
  const props: unknown = sections[0]?.props;
  if (!isObject(props)) return {};
  const { heading, title, notice, sea, lead } = props;
  const line = isObject(notice) ? notice.text : lead;
  const words = isObject(heading) && typeof heading.text === 'string' ? heading.text : title;
  return {
    ...(typeof words === 'string' && words.trim() !== '' ? { heading: words } : {}),
    ...(isObject(notice) && typeof notice.name === 'string' ? { notice: notice.name } : {}),
    ...(typeof line === 'string' && line.length <= mostOfLine ? { line } : {}),
    ...(isObject(notice) && isSignal(notice.signal) ? { signal: notice.signal } : {}),
    ...(typeof sea === 'string' && sea in inks ? { sea: inks[sea as keyof typeof inks] } : {}),
  };
}

/** Longest heading in characters; a longer one is replaced by the page's title. */
const mostOfHeading = 90;

function titleOf(page: ComposedPage, heading: string | undefined, house: Pick<House, 'name'>): string {
  const title = page.title.replace(` – ${house.name}`, '');
  return heading !== undefined && heading.length <= mostOfHeading ? heading : title;
}

function colourOfPage(page: ComposedPage, own: string | undefined): SocialImageColours {
  const ground = page.path === '/' ? inks.tart : inks[page.ground];
  if (page.ground === 'taxi')
    return {
      ...readableColours(ground, inks.ink, inks.paper, inks.ink, inks.paper),
      first: readable(ground, [inks.paper]),
    };
  const sea = [inks.harbour, own, inks.tart].find((colour) => colour !== undefined && colour !== ground) ?? inks.ferry;
  return readableColours(ground, inks.ink, sea, inks.paper);
}

/** Image of a composed page that is not a list. */
export function pageImage(page: ComposedPage, house: Pick<House, 'name'>): SocialImageFacts {
  const { heading, notice, line, signal = '9', sea } = openingOf(page);
  const title = titleOf(page, heading, house);
  const kind = page.path === '/' || notice === undefined || title.startsWith(notice) ? brand.line : notice;
  const colours = colourOfPage(page, sea);
  return {
    ...ownOf(page.socialPicture),
    kind: page.service || page.menu === 'services' ? 'Services' : kind,
    signal: page.path === '/' ? '9' : signal,
    title,
    ...(line !== undefined && isShort(title) ? { line } : {}),
    colours,
    wings: wingsOf(pictureOfPage(page), '8', colours.ground === inks.tart ? inks.neon : inks.tart),
  };
}

/** Name, ground and sea of each list. */
const lists = {
  '/work': { kind: 'Work', ground: inks.paper, sea: inks.tile, sunk: inks.ink, shape: '8' },
  '/insights': { kind: 'Insights', ground: inks.neon, sea: inks.ferry, sunk: inks.paper, shape: '8' },
  '/jobs': { kind: 'Jobs', ground: inks.tile, sea: inks.harbour, sunk: inks.paper, shape: '9' },
} as const;

/** @param newest pictures of the newest entries */
export function listImage(
  page: ComposedPage & { readonly path: string },
  path: keyof typeof lists,
  newest: readonly (Picture | null)[],
): SocialImageFacts {
  const { kind, ground, sea, sunk, shape } = lists[path];
  const { heading = kind, notice, line } = openingOf(page);
  const pictures = newest.filter((one) => one !== null).map(pictureOf);
  return {
    ...ownOf(page.socialPicture),
    kind: heading === kind && notice !== undefined ? notice : kind,
    signal: path === '/jobs' ? '3' : '8',
    title: heading,
    ...(line !== undefined && isShort(heading) ? { line } : {}),
    colours: readableColours(ground, inks.ink, sea, sunk),
    wings: pictures.length >= 6 ? { pictures: pictures.slice(0, 6) } : { shape, ink: inks.tart },
  };
}

/** Images of pages without one of their own, and of drafts, which must reveal nothing. */
export const defaultImage: SocialImageFacts = {
  kind: `${brand.address.region}, since ${brand.foundedIn}`,
  signal: '9',
  title: brand.name,
  colours: readableColours(inks.ink, inks.neon, inks.harbour, inks.paper),
  wings: { shape: '10', ink: inks.tile },
  foot: brand.line,
};

export const previewImage: SocialImageFacts = {
  kind: 'Preview, not public',
  signal: '1',
  title: words.draftCard,
  colours: readableColours(inks.milk, inks.ink, inks.ink, inks.tart),
  wings: { shape: '3', ink: inks.ink },
  dry: true,
};
