import type { BrowserWords } from '../domain/browser-words.ts';
import type { Fact } from '../domain/facts.ts';
import type { Film } from '../domain/film.ts';
import type { Mark } from '../domain/mark.ts';
import type { Navigation } from '../domain/navigation.ts';
import type { Picture } from '../domain/picture.ts';
import type { PriceInShort } from '../domain/search-results.ts';
import type { BrandPage } from '../sections/brand-page.ts';
import type { ContentUnavailableProps } from '../sections/content-unavailable/content-unavailable.tsx';
import type { HeroProps } from '../sections/hero/hero.tsx';
import type { NoArticlesProps } from '../sections/insight-list/no-articles.tsx';
import type { ApplyProps } from '../sections/job/apply.tsx';
import type { Benefit } from '../sections/job/benefits.tsx';
import type { JobListProps } from '../sections/job-list/job-list.tsx';
import type { JobsHeroProps } from '../sections/job-list/jobs-hero.tsx';
import type { NotFoundProps } from '../sections/not-found/not-found.tsx';
import type { SearchProps } from '../sections/search/search.tsx';
import type { NoWorkProps } from '../sections/work-list/no-work.tsx';
import type { WorksCarouselItem } from '../sections/works-carousel/works-carousel.tsx';
import type { SectionHeaderProps } from '../ui/section-header/section-header.tsx';

/**
 * Permanent redirect from a former address, applied only if no page exists there; letter case,
 * double and trailing slashes are normalised first. `:name` matches one segment of the path, `*`
 * any rest; a target with `:name` is used if a page exists there, else `otherwise`.
 */
export interface RedirectRule {
  /** Path in `URLPattern` syntax: `:slug`, `*`. */
  readonly from: string;
  readonly to: string;
  /** Target if no page exists at `to`. Without it the next rules are tried. */
  readonly otherwise?: string;
}

/** Fact with its source and the date of its last check. */
export interface BrandFact extends Fact {
  readonly source?: string;
  /** `YYYY-MM-DD` */
  readonly checked?: string;
}

/** Case with a film that shows its website. */
export interface WorkFilm extends WorksCarouselItem {
  /** Name and description on the page of the case. */
  readonly name: string;
  readonly description: string;
}

/** Title and description of a page for search engines. */
interface Head {
  readonly title: string;
  readonly description: string;
}

/** Rows of the statement on personal data; `{months}` is the time for which a form is kept. */
interface PersonalDataRows {
  readonly purpose: string;
  readonly needed: string;
  readonly kept: string;
  readonly seenBy: string;
  readonly howLong: string;
  readonly rights: string;
}

/** Texts of both forms about personal data. */
export interface PersonalDataWords {
  /** Date of the wording, `2026-12-01`, which is stored with each submission. */
  readonly version: string;
  readonly enquiry: PersonalDataRows;
  readonly application: PersonalDataRows;
  /** Below the box for a call, in place of its length. */
  readonly call?: string;
  /** Names data, use and way out of the newsletter; without it the form has no box for one. */
  readonly newsletter?: string;
}

/** Public holiday, on which no visitor is called. */
export interface BrandHoliday {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly name: string;
}

/** Words of templates and of the browser in another language than the first. */
export interface Translation {
  readonly words: Pick<
    Words,
    'work' | 'insights' | 'jobs' | 'personalData' | 'search' | 'notFound' | 'away' | 'previewOver' | 'draftCard'
  >;
  readonly browser: BrowserWords;
}

/**
 * Texts of a brand, for pages of an empty database and for templates; `package.json` maps `#words`
 * to their folder. Copy refers to facts in braces; functions receive the organisation's name beside
 * input from visitors or editors.
 */
export interface Words {
  /** Words in the other languages, by their code. */
  readonly translations?: Readonly<Record<string, Translation>>;
  /** All composed pages, home first. */
  readonly pages: readonly BrandPage[];
  /** Claims, prices and durations; copy refers to them in braces. */
  readonly facts: readonly BrandFact[];
  readonly redirects: readonly RedirectRule[];
  readonly navigation: Navigation;
  /** Plans that a link to the contact form may name; the form accepts no others. */
  readonly plans: readonly string[];
  readonly workFilms: readonly WorkFilm[];

  readonly work: {
    readonly empty: NoWorkProps['words'];
    /** Meta description of list pages, with the organisation's name. */
    readonly describe: (page: number, type: string | undefined, name: string) => string;
    /**
     * Replaces the introduction of a case that has none, and extends descriptions that are too
     * short.
     */
    readonly fallback: string;
    readonly ending: string;
  };
  readonly insights: {
    readonly empty: NoArticlesProps['words'];
    readonly describe: (page: number, category: string | undefined) => string;
    readonly ending: string;
    /** Description of the feed. */
    readonly description: string;
  };
  readonly jobs: {
    readonly none: JobListProps['none'];
    /** After the number of open jobs, in the heading of their list. */
    readonly open: JobsHeroProps['words'];
    /** Shown at the address of a closed job, above the open ones. */
    readonly closed: Head & Pick<HeroProps, 'heading' | 'note'>;
    readonly titleOf: (job: string) => string;
    readonly descriptionOf: (job: string, name: string) => string;
    readonly ending: string;
    readonly benefits: readonly Benefit[];
    readonly plan: { readonly heading: string; readonly header: SectionHeaderProps };
    readonly apply: Pick<ApplyProps, 'promise' | 'statement'>;
    /** Mail that answers an application. */
    readonly receipt: string;
  };
  readonly personalData: PersonalDataWords;
  /** Public holidays of the next years, which a new installation receives. */
  readonly holidays?: readonly BrandHoliday[];
  readonly search: Head & {
    /** Price or duration of each service, by path. */
    readonly prices: Readonly<Record<string, PriceInShort>>;
    readonly titleOf: (query: string, name: string) => string;
    readonly words: SearchProps['words'];
  };
  readonly notFound: Head & NotFoundProps;
  readonly away: Head & ContentUnavailableProps;
  /** Shown for an expired or invalid preview link. */
  readonly previewOver: Head & ContentUnavailableProps;
  /** Title of the social image of drafts. */
  readonly draftCard: string;
  /** Page where people of the organisation sign in. Braces mark the link to the contact page. */
  readonly signIn: { readonly heading: string; readonly note: string };
}

/**
 * Pictures, films and marks by name, for the gallery of sections; pages refer to theirs in their
 * content.
 */
export interface Artwork {
  readonly picture: (name: string, alt: string) => Picture;
  readonly film: (name: string, description: string) => Film;
  readonly pictureNames: readonly string[];
  readonly filmNames: readonly string[];
  readonly mark: (name: string) => Mark;
  readonly markNames: readonly string[];
  /** Pictures of the records that seed an empty database. */
  readonly content: readonly { readonly name: string; readonly width: number; readonly height: number }[];
}
