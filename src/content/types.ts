import type { PreviewSection } from '../sections/blocks.ts';
import type { Ground } from '../shared/colours.ts';
import type { AnyFilm } from '../shared/film.ts';
import type { NavigationItem } from '../shared/navigation.ts';
import type { Picture } from '../shared/picture.ts';
import type { SafeHtml } from '../shared/safe-html.ts';
import type { ServiceData } from '../shared/service.ts';
import type { cardLines, cardPictures, workGalleries, workLines, workPictures, workTexts } from './entry-fields.ts';

export interface Category {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
}

/** Head data that the content system holds for one entry. */
export interface EntryHead {
  readonly title: string | null;
  readonly description: string | null;
  /** `<meta>` and `<link>` elements that passed the allow-list. */
  readonly tags: readonly HeadTag[];
  /** Structured data, each as a JSON object. */
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}

export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * A client's colours, `#rrggbb`. The fifth is one more dark, for chapters that the deep one would
 * be too light for.
 */
export type ClientColours =
  | readonly [deep: string, bright: string, pale: string, darkest: string]
  | readonly [deep: string, bright: string, pale: string, darkest: string, dark: string];

/** A case as the list shows it. */
export interface WorkCard
  extends Readonly<Record<(typeof cardLines)[number], string | null>>,
    Readonly<Record<(typeof cardPictures)[number], Picture | null>> {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly clientTypes: readonly Category[];
  readonly colours: ClientColours | null;
}

/** A case as its own page shows it. Every text and picture can be missing. */
export interface WorkDetails
  extends WorkCard,
    Readonly<Record<(typeof workLines)[number], string | null>>,
    Readonly<Record<(typeof workTexts)[number], SafeHtml | null>>,
    Readonly<Record<(typeof workPictures)[number], Picture | null>>,
    Readonly<Record<(typeof workGalleries)[number], readonly Picture[]>> {
  /** The film that walks through the site. */
  readonly walk: { readonly film: AnyFilm; readonly name: string; readonly description: string } | null;
  /** What links to it show, where an editor chose one. */
  readonly socialPicture?: Picture | undefined;
  /** The next case in the list; the newest one after the last. Null when there is no other. */
  readonly next: { readonly title: string; readonly slug: string } | null;
  readonly head: EntryHead;
}

export interface Author {
  readonly title: string;
  readonly description: string | null;
  readonly thumbnail: Picture | null;
}

/** An article as lists show it. */
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

/** What is searched of an article. */
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
  /** Which of the stored blocks it is, where an editor sees the article beside its form. */
  readonly place?: number;
}

export type InsightBlock = AnyInsightBlock &
  (
    | { readonly kind: 'text'; readonly html: SafeHtml }
    | { readonly kind: 'pictures'; readonly pictures: readonly CaptionedPicture[] }
  );

/** An article as its own page shows it. */
export interface InsightDetails extends InsightCard {
  readonly dateUpdated: string;
  readonly bannerImage: Picture | null;
  readonly content: readonly InsightBlock[];
  /** What links to it show, where an editor chose one. */
  readonly socialPicture?: Picture | undefined;
  readonly head: EntryHead;
}

/** What surrounds an article: its neighbours in the list and other articles to read. */
export interface InsightPager {
  /** The next newer article. */
  readonly previous: { readonly title: string; readonly slug: string } | null;
  /** The next older article. */
  readonly next: { readonly title: string; readonly slug: string } | null;
  /** Newest first; may hold the article itself. */
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
  /** RFC 3339: when it was last changed, where that is known. */
  readonly dateUpdated: string | null;
  readonly validThrough: string | null;
  readonly description: string | null;
  /** What links to it show, where an editor chose one. */
  readonly socialPicture?: Picture | undefined;
}

/** One page of the list of work. */
export interface WorkListing {
  readonly works: readonly WorkCard[];
  /** The types that have cases, and all of them, for which there is no slug. */
  readonly filters: readonly { readonly slug: string | undefined; readonly label: string; readonly count: number }[];
  /** Undefined for every type. */
  readonly type: Category | undefined;
  readonly view: 'grid' | 'list';
  /** What the address itself says. */
  readonly asked: { readonly view: 'list' | undefined };
  readonly page: number;
  readonly pages: number;
  /** What is shown, for whoever hears it. */
  readonly said: string;
}

/** One page of the list of articles. */
export interface InsightListing {
  readonly articles: readonly InsightCard[];
  readonly categories: readonly Category[];
  /** Undefined for every category. */
  readonly category: Category | undefined;
  readonly page: number;
  readonly pages: number;
  /** What is shown, for whoever hears it. */
  readonly said: string;
}

/** What the sections of a page show of cases, articles and jobs. */
export interface Lists {
  readonly work?: WorkListing;
  readonly insights?: InsightListing;
  readonly jobs?: readonly JobDetails[];
  /** The newest articles. */
  readonly newest?: readonly InsightCard[];
}

/** A page that editors compose, as lists of pages know it. */
export interface PageCard {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly menu: NavigationItem | null;
  /** The words of what it opens with, and its Chinese names. */
  readonly opening: string;
  /** RFC 3339. */
  readonly changed: string;
}

/** A page that editors compose, as visitors see it. */
export interface ComposedPage extends PageCard {
  readonly ground: Ground;
  /** Of the page of a service. */
  readonly service: Omit<ServiceData, 'path'> | null;
  readonly sections: readonly PreviewSection[];
  /** What links to it show, where an editor chose one. */
  readonly socialPicture?: Picture | undefined;
}
