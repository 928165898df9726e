import type { AboutHeroProps } from '../sections/about-hero/about-hero.tsx';
import type { ColumnCarouselProps } from '../sections/column-carousel/column-carousel.tsx';
import type { ContactFormProps } from '../sections/contact-form/contact-form.tsx';
import type { FindingUsProps } from '../sections/contact-form/finding-us.tsx';
import type { ContentAwayProps } from '../sections/content-away/content-away.tsx';
import type { ExperienceCounterProps } from '../sections/experience-counter/experience-counter.tsx';
import type { FaresProps } from '../sections/fares/fares.tsx';
import type { FloorProps } from '../sections/floor/floor.tsx';
import type { Blob } from '../sections/hero/blob.ts';
import type { HeroProps } from '../sections/hero/hero.tsx';
import type { LookoutPlace } from '../sections/hero/lookout.tsx';
import type { InfoRowProps } from '../sections/info-row/info-row.tsx';
import type { InsightsHeadProps } from '../sections/insight-list/insights-head.tsx';
import type { NoArticlesProps } from '../sections/insight-list/no-articles.tsx';
import type { ApplyProps } from '../sections/job/apply.tsx';
import type { Benefit } from '../sections/job/benefits.tsx';
import type { JobListProps, WriteAnywayProps } from '../sections/job-list/job-list.tsx';
import type { LegalPage } from '../sections/legal/legal-page.ts';
import type { LogoBlockProps } from '../sections/logo-block/logo-block.tsx';
import type { LostProps } from '../sections/lost/lost.tsx';
import type { OfficeProps } from '../sections/office/office.tsx';
import type { ParallaxItem } from '../sections/parallax-grid/parallax-grid.tsx';
import type { QuoteProps } from '../sections/quote/quote.tsx';
import type { SearchProps } from '../sections/search/search.tsx';
import type { ServiceRow } from '../sections/services-accordion/services-accordion.tsx';
import type { TeamProps } from '../sections/team/team.tsx';
import type { Testimonial } from '../sections/testimonials/testimonials.tsx';
import type { TwoColumnProps } from '../sections/two-column/two-column.tsx';
import type { ValuesProps } from '../sections/values/values.tsx';
import type { NoWorkProps } from '../sections/work-list/no-work.tsx';
import type { WorkHeadProps } from '../sections/work-list/work-head.tsx';
import type { WorksCarouselItem } from '../sections/works-carousel/works-carousel.tsx';
import type { WorksColumnProps } from '../sections/works-column/works-column.tsx';
import type { Ground } from '../shared/colours.ts';
import type { Film } from '../shared/film.ts';
import type { Mark } from '../shared/mark.ts';
import type { Link, Navigation, NavigationItem } from '../shared/navigation.ts';
import type { Picture } from '../shared/picture.ts';
import type { HoistBarProps } from '../ui/hoist-bar/hoist-bar.tsx';
import type { PosterLine } from '../ui/poster/fit-line.ts';
import type { FareInShort } from './search/results.ts';
import type { Hoists, ServiceWords } from './service-words.ts';

/** A page whose copy changes only with a release. */
export interface StaticPage {
  readonly path: string;
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 70 to 160 characters, unique. */
  readonly description: string;
  readonly ground: Ground;
  readonly sea: Ground;
  readonly current?: NavigationItem;
  readonly blobs: readonly Blob[];
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  /** Signal, name and forecast beside the heading. */
  readonly notice: {
    readonly signal: '1' | '3' | '8' | '8-south-west' | '9' | '10';
    readonly name: string;
    readonly text: string;
  };
  readonly statement: string;
  readonly paragraph: string;
  readonly onward?: Link;
}

/**
 * An address that the site once had, and where it leads for good. Looked up only when no page answers, so a rule can never
 * hide a living page; letter case, double and trailing slashes are folded before.
 *
 * `:name` stands for one part of the path, `*` for any rest. A target with `:name` is used when a page lives there; where
 * none does, `otherwise` is.
 */
export interface RedirectRule {
  /** A path with the parts that `URLPattern` knows: `:slug`, `*`. */
  readonly from: string;
  readonly to: string;
  /** Where to go when no page lives at `to`. Without it the rules below are asked. */
  readonly otherwise?: string;
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
 * The words of the pages that are not content yet, as the sections ask for them. `package.json` says in one line which
 * folder answers to the name `#words`; code knows this shape and no folder.
 */
export interface Words extends ServiceWords {
  /** Every page whose copy is part of the release, home first; legal and error pages have shapes of their own. */
  readonly pages: readonly StaticPage[];
  readonly legal: readonly LegalPage[];
  readonly redirects: readonly RedirectRule[];
  readonly navigation: Navigation;
  /** Every plan that a visitor can come from when he asks about one. The contact form knows these, and no other word. */
  readonly plans: readonly string[];
  readonly partners: readonly Mark[];
  /** The floor of the office. */
  readonly floor: FloorProps;
  readonly testimonials: readonly Testimonial[];
  readonly workFilms: readonly WorkFilm[];
  readonly workLoops: readonly ParallaxItem[];

  readonly home: {
    /** Who looks out from a letter of the heading, and what stands over them. */
    readonly lookout: LookoutPlace;
    readonly columnCarousel: ColumnCarouselProps;
    readonly works: WorksColumnProps;
    readonly partners: Omit<LogoBlockProps, 'marks'>;
    readonly experience: ExperienceCounterProps;
    readonly serviceRows: readonly ServiceRow[];
    readonly fares: Omit<FaresProps, 'fares'>;
    readonly info: InfoRowProps;
    readonly quote: QuoteProps;
    readonly hoists: Hoists<'launches' | 'works' | 'partners' | 'readings' | 'services' | 'info' | 'quote'>;
  };
  readonly about: {
    readonly tower: AboutHeroProps['tower'];
    readonly lift: AboutHeroProps['lift'];
    readonly headerPictures: readonly Picture[];
    readonly intro: TwoColumnProps & { readonly film: { readonly title: string; readonly film: Film } };
    readonly values: ValuesProps['values'];
    readonly valuesHeading: string;
    readonly team: TeamProps;
    readonly office: OfficeProps['pictures'];
    readonly officeHeading: string;
    readonly hoists: Hoists<'intro' | 'values' | 'team' | 'office'>;
  };
  readonly contact: {
    readonly lookout: LookoutPlace;
    readonly form: Pick<ContactFormProps, 'lead' | 'statement'>;
    readonly finding: FindingUsProps;
    readonly hoists: Hoists<'finding'>;
  };

  readonly work: {
    readonly head: WorkHeadProps['opening'];
    readonly empty: NoWorkProps['words'];
    /** Name of the list in its title, and how its pages are told apart and described. */
    readonly name: string;
    readonly describe: (page: number, type: string | undefined) => string;
    /** What stands for a case without an introduction of its own, and what ends a description that is too short. */
    readonly fallback: string;
    readonly ending: string;
  };
  readonly insights: {
    readonly head: InsightsHeadProps['opening'];
    readonly empty: NoArticlesProps['words'];
    readonly describe: (page: number, category: string | undefined) => string;
    readonly ending: string;
    /** Of the feed. */
    readonly description: string;
  };
  readonly jobs: Head & {
    readonly notice: NonNullable<HeroProps['notice']>;
    readonly none: JobListProps['none'];
    readonly anyway: WriteAnywayProps['statement'];
    /** For an address whose job is closed, above the open ones. */
    readonly closed: Head & Pick<HeroProps, 'heading' | 'notice'>;
    readonly titleOf: (job: string) => string;
    readonly descriptionOf: (job: string) => string;
    readonly ending: string;
    readonly benefits: readonly Benefit[];
    /** The benefits as search engines are told. */
    readonly benefitsLine: string;
    readonly plan: { readonly heading: string; readonly hoist: HoistBarProps };
    readonly apply: Pick<ApplyProps, 'promise' | 'statement'>;
  };
  readonly search: Head & {
    /** What a service costs or how long it takes, by its address. */
    readonly fares: Readonly<Record<string, FareInShort>>;
    readonly titleOf: (query: string) => string;
    readonly words: SearchProps['words'];
  };
  readonly lost: Head & LostProps;
  readonly away: Head & ContentAwayProps;
}

/** Pictures, films and marks by name, for the gallery of sections: pages find theirs among their words. */
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
