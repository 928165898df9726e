import type { BrandPage } from '../sections/brand-page.ts';
import type { ContentAwayProps } from '../sections/content-away/content-away.tsx';
import type { HeroProps } from '../sections/hero/hero.tsx';
import type { NoArticlesProps } from '../sections/insight-list/no-articles.tsx';
import type { ApplyProps } from '../sections/job/apply.tsx';
import type { Benefit } from '../sections/job/benefits.tsx';
import type { JobListProps } from '../sections/job-list/job-list.tsx';
import type { LostProps } from '../sections/lost/lost.tsx';
import type { SearchProps } from '../sections/search/search.tsx';
import type { NoWorkProps } from '../sections/work-list/no-work.tsx';
import type { WorksCarouselItem } from '../sections/works-carousel/works-carousel.tsx';
import type { Fact } from '../shared/facts.ts';
import type { Film } from '../shared/film.ts';
import type { Mark } from '../shared/mark.ts';
import type { Navigation } from '../shared/navigation.ts';
import type { Picture } from '../shared/picture.ts';
import type { HoistBarProps } from '../ui/hoist-bar/hoist-bar.tsx';
import type { FareInShort } from './search/results.ts';

/**
 * An address that the site once had, and where it leads for good. Looked up only when no page
 * answers, so a rule can never hide a living page; letter case, double and trailing slashes are
 * folded before.
 *
 * `:name` stands for one part of the path, `*` for any rest. A target with `:name` is used when a
 * page lives there; where none does, `otherwise` is.
 */
export interface RedirectRule {
  /** A path with the parts that `URLPattern` knows: `:slug`, `*`. */
  readonly from: string;
  readonly to: string;
  /** Where to go when no page lives at `to`. Without it the rules below are asked. */
  readonly otherwise?: string;
}

/** A fact with how it is known, and when somebody looked last. */
export interface BrandFact extends Fact {
  readonly source?: string;
  /** `YYYY-MM-DD` */
  readonly checked?: string;
}

/** A case with the film that walks through its site. */
export interface WorkFilm extends WorksCarouselItem {
  /** Name and description as the case's page shows them. */
  readonly name: string;
  readonly description: string;
}

/** What a page has that is not a section: its title and description for search engines. */
interface Head {
  readonly title: string;
  readonly description: string;
}

/**
 * The words that a brand brings: pages for an empty database, and what templates say.
 * `package.json` says in one line which folder answers to the name `#words`; code knows this shape
 * and no folder. Copy names facts in braces; where visitors or editors bring words of their own
 * into a line, it is given the name of the agency beside them.
 */
export interface Words {
  /** Every page of sections, home first. */
  readonly pages: readonly BrandPage[];
  /** Claims, prices and lengths of time: copy names them in braces. */
  readonly facts: readonly BrandFact[];
  readonly redirects: readonly RedirectRule[];
  readonly navigation: Navigation;
  /**
   * Every plan that a visitor can come from when he asks about one. The contact form knows these,
   * and no other word.
   */
  readonly plans: readonly string[];
  readonly workFilms: readonly WorkFilm[];

  readonly work: {
    readonly empty: NoWorkProps['words'];
    /** How pages of the list are described, with the agency's name. */
    readonly describe: (page: number, type: string | undefined, name: string) => string;
    /**
     * What stands for a case without an introduction of its own, and what ends a description that
     * is too short.
     */
    readonly fallback: string;
    readonly ending: string;
  };
  readonly insights: {
    readonly empty: NoArticlesProps['words'];
    readonly describe: (page: number, category: string | undefined) => string;
    readonly ending: string;
    /** Of the feed. */
    readonly description: string;
  };
  readonly jobs: {
    readonly none: JobListProps['none'];
    /** For an address whose job is closed, above the open ones. */
    readonly closed: Head & Pick<HeroProps, 'heading' | 'notice'>;
    readonly titleOf: (job: string) => string;
    readonly descriptionOf: (job: string, name: string) => string;
    readonly ending: string;
    readonly benefits: readonly Benefit[];
    readonly plan: { readonly heading: string; readonly hoist: HoistBarProps };
    readonly apply: Pick<ApplyProps, 'promise' | 'statement'>;
  };
  readonly search: Head & {
    /** What a service costs or how long it takes, by its address. */
    readonly fares: Readonly<Record<string, FareInShort>>;
    readonly titleOf: (query: string, name: string) => string;
    readonly words: SearchProps['words'];
  };
  readonly lost: Head & LostProps;
  readonly away: Head & ContentAwayProps;
  /** Where the link to a draft shows nothing any more, or never did. */
  readonly previewOver: Head & ContentAwayProps;
}

/**
 * Pictures, films and marks by name, for the gallery of sections: pages find theirs among their
 * words.
 */
export interface Artwork {
  readonly picture: (name: string, alt: string) => Picture;
  readonly film: (name: string, description: string) => Film;
  readonly pictureNames: readonly string[];
  readonly filmNames: readonly string[];
  readonly mark: (name: string) => Mark;
  readonly markNames: readonly string[];
  /** The pictures of the records that fill an empty database. */
  readonly content: readonly { readonly name: string; readonly width: number; readonly height: number }[];
}
