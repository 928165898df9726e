import type { SafeHtml } from '../lib/html/safe-html.ts';
import type { ClientColours } from './client-colours.ts';
import type { cardLines, cardPictures, workGalleries, workLines, workPictures, workTexts } from './entry-fields.ts';
import type { AnyFilm } from './film.ts';
import type { NavigationItem } from './navigation.ts';
import type { Picture } from './picture.ts';

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** Head data of one entry in the content system. */
export interface EntryHead {
  readonly title: string | null;
  readonly description: string | null;
  /** `<meta>` and `<link>` elements that passed the allow-list. */
  readonly tags: readonly HeadTag[];
  /** JSON-LD objects. */
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}

export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Case in a list. */
export interface WorkCard
  extends Readonly<Record<(typeof cardLines)[number], string | null>>,
    Readonly<Record<(typeof cardPictures)[number], Picture | null>> {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly clientTypes: readonly Category[];
  readonly colours: ClientColours | null;
}

/** Case with all details. Any text or picture can be missing. */
export interface WorkDetails
  extends WorkCard,
    Readonly<Record<(typeof workLines)[number], string | null>>,
    Readonly<Record<(typeof workTexts)[number], SafeHtml | null>>,
    Readonly<Record<(typeof workPictures)[number], Picture | null>>,
    Readonly<Record<(typeof workGalleries)[number], readonly Picture[]>> {
  /** Film that shows the website of the case. */
  readonly walk: { readonly film: AnyFilm; readonly name: string; readonly description: string } | null;
  /** Social image, if an editor chose one. */
  readonly socialPicture?: Picture | undefined;
  /** Next case of the list, after the last one the newest; null if there is no other. */
  readonly next: { readonly title: string; readonly slug: string } | null;
  readonly head: EntryHead;
}

export interface Author {
  readonly title: string;
  readonly description: string | null;
  readonly thumbnail: Picture | null;
}

/** Article in a list. */
export interface InsightCard {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly readingNote: string;
  /** RFC 3339. */
  readonly postDate: string;
  readonly categories: readonly Category[];
  readonly author: Author | null;
  readonly thumbnail: Picture | null;
}

/** Searched words of an article. */
export interface InsightWords {
  readonly title: string;
  readonly slug: string;
  readonly description: string | null;
  /** Titles of its categories and of its author. */
  readonly also: readonly string[];
}

export interface CaptionedPicture {
  readonly picture: Picture;
  readonly caption: string | null;
}

interface AnyInsightBlock {
  readonly id: string;
  /** Index of the stored block, in the editor's preview only. */
  readonly place?: number;
}

export type InsightBlock = AnyInsightBlock &
  (
    | { readonly kind: 'text'; readonly html: SafeHtml }
    | { readonly kind: 'pictures'; readonly pictures: readonly CaptionedPicture[] }
  );

/** Article with all details. */
export interface InsightDetails extends InsightCard {
  readonly dateUpdated: string;
  readonly bannerImage: Picture | null;
  readonly content: readonly InsightBlock[];
  /** Social image, if an editor chose one. */
  readonly socialPicture?: Picture | undefined;
  readonly head: EntryHead;
}

/** Neighbours of an article in the list, and other articles to read. */
export interface InsightPager {
  /** Next newer article. */
  readonly previous: { readonly title: string; readonly slug: string } | null;
  /** Next older article. */
  readonly next: { readonly title: string; readonly slug: string } | null;
  /** Newest first; may include the article itself. */
  readonly newest: readonly InsightCard[];
}

export interface JobDetails {
  readonly job: string;
  readonly slug: string;
  readonly experience: string;
  readonly location: string;
  readonly text: SafeHtml;
  readonly jobTrack: readonly { readonly heading: string; readonly text: string }[];
  /** RFC 3339. */
  readonly postDate: string | null;
  /** Last change, RFC 3339, if known. */
  readonly dateUpdated: string | null;
  readonly validThrough: string | null;
  readonly description: string | null;
  /** Social image, if an editor chose one. */
  readonly socialPicture?: Picture | undefined;
}

/** One page of the list of work. */
export interface WorkListing {
  readonly works: readonly WorkCard[];
  /** Client types that have cases, and one filter for all, without a slug. */
  readonly filters: readonly { readonly slug: string | undefined; readonly label: string; readonly count: number }[];
  /** Undefined for all types. */
  readonly type: Category | undefined;
  readonly view: 'grid' | 'list';
  /** View parameter of the address. */
  readonly asked: { readonly view: 'list' | undefined };
  readonly page: number;
  readonly pages: number;
  /** Description of the shown cases for screen readers. */
  readonly announcement: string;
}

/** One page of the list of articles. */
export interface InsightListing {
  readonly articles: readonly InsightCard[];
  readonly categories: readonly Category[];
  /** Undefined for all categories. */
  readonly category: Category | undefined;
  readonly page: number;
  readonly pages: number;
  /** Description of the shown articles for screen readers. */
  readonly announcement: string;
}

/** Cases, articles and jobs shown by the sections of a page. */
export interface Lists {
  readonly work?: WorkListing;
  readonly insights?: InsightListing;
  readonly jobs?: readonly JobDetails[];
  /** Newest articles. */
  readonly newest?: readonly InsightCard[];
}

/** Composed page in lists of pages. */
export interface PageCard {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly menu: NavigationItem | null;
  /** Text of its opening section, and its Chinese names. */
  readonly opening: string;
  /** RFC 3339. */
  readonly changed: string;
}
