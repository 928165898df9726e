import type { ColourCtaProps } from '../sections/colour-cta/colour-cta.tsx';
import type { DraggableHeroProps } from '../sections/draggable-hero/draggable-hero.tsx';
import type { FaqProps } from '../sections/faq/faq.tsx';
import type { FloatHeroProps } from '../sections/float-hero/float-hero.tsx';
import type { HeroProps } from '../sections/hero/hero.tsx';
import type { HoverRow } from '../sections/hover-rows/hover-row.ts';
import type { InboxProps } from '../sections/inbox/inbox.tsx';
import type { InfoCard } from '../sections/info-cards/info-cards.tsx';
import type { InfoCollageProps } from '../sections/info-collage/info-collage.tsx';
import type { InfoRowProps } from '../sections/info-row/info-row.tsx';
import type { ListProps } from '../sections/list/list.tsx';
import type { LogoGridProps } from '../sections/logo-grid/logo-grid.tsx';
import type { LogoMarqueeProps } from '../sections/logo-marquee/logo-marquee.tsx';
import type { ParallaxGridProps } from '../sections/parallax-grid/parallax-grid.tsx';
import type { PartnerStripProps } from '../sections/partner-strip/partner-strip.tsx';
import type { PayAsYouGoProps } from '../sections/pay-as-you-go/pay-as-you-go.tsx';
import type { PhonesProps } from '../sections/phones/phones.tsx';
import type { PriceHelperProps } from '../sections/price-helper/price-helper.tsx';
import type { PricingCardsProps } from '../sections/pricing-cards/pricing-cards.tsx';
import type { ShowcaseProps } from '../sections/showcase/showcase.tsx';
import type { SolutionsStripProps } from '../sections/solutions-strip/solutions-strip.tsx';
import type { StatementProps } from '../sections/statement/statement.tsx';
import type { StepsProps } from '../sections/steps/steps.tsx';
import type { SwellListProps } from '../sections/swell-list/swell-list.tsx';
import type { TestimonialsProps } from '../sections/testimonials/testimonials.tsx';
import type { TwoBillsProps } from '../sections/two-bills/two-bills.tsx';
import type { TwoColumnProps } from '../sections/two-column/two-column.tsx';
import type { WatchesProps } from '../sections/watches/watches.tsx';
import type { WorksCarouselProps } from '../sections/works-carousel/works-carousel.tsx';
import type { WorksColumnProps } from '../sections/works-column/works-column.tsx';
import type { PlainQuestion, ServiceData } from '../seo/service.ts';
import type { Picture } from '../shared/picture.ts';
import type { HoistBarProps } from '../ui/hoist-bar/hoist-bar.tsx';
import type { PosterLine } from '../ui/poster/fit-line.ts';
import type { WorkCard } from './types.ts';

/** One section's bar of each name. */
export type Hoists<Name extends string> = Readonly<Record<Name, HoistBarProps>>;

type Opening = Omit<StatementProps, 'ground'>;
type Listing = Omit<ListProps, 'rhythm'>;
type Questions = FaqProps & { readonly questions: readonly PlainQuestion[] };
type Case = Omit<ShowcaseProps, 'layout'>;
type Loops = ParallaxGridProps & { readonly heading: string };

/** The words of the pages of services, by page. */
export interface ServiceWords {
  readonly strategy: {
    readonly rowsHeading: string;
    readonly rows: readonly HoverRow[];
    readonly promise: Omit<TwoColumnProps, 'statement'>;
    readonly customers: InfoRowProps;
    readonly map: InfoRowProps;
    readonly plan: InfoRowProps;
    readonly showcase: Case;
    readonly hoists: Hoists<'rows' | 'outcome' | 'showcase'>;
  };
  readonly webDesign: {
    readonly rowsHeading: string;
    readonly rows: readonly HoverRow[];
    readonly cardsHeading: string;
    readonly cards: readonly InfoCard[];
    readonly grey: InfoRowProps;
    readonly tested: InfoRowProps;
    readonly kit: InfoRowProps;
    readonly showcase: Case;
    readonly terms: Omit<TwoColumnProps, 'statement'>;
    readonly hoists: Hoists<'rows' | 'cards' | 'info' | 'showcase' | 'terms'>;
  };
  readonly webDevelopment: {
    readonly scene: Picture;
    readonly floorsHeading: string;
    readonly floors: readonly HoverRow[];
    readonly rows: InfoCollageProps['rows'];
    readonly terms: Omit<TwoColumnProps, 'statement'>;
    readonly showcase: Case;
    readonly hoists: Hoists<'floors' | 'rows' | 'terms' | 'showcase'>;
  };
  readonly ecommerce: {
    readonly service: ServiceData;
    readonly hero: Pick<FloatHeroProps, 'line' | 'pictures' | 'counter'>;
    readonly shops: PartnerStripProps;
    readonly promise: Opening;
    readonly list: Listing;
    readonly till: InfoRowProps;
    readonly loops: Loops;
    readonly pricing: PricingCardsProps;
    readonly works: WorksCarouselProps;
    readonly testimonials: TestimonialsProps;
    readonly cta: ColourCtaProps;
    readonly marketing: Listing;
    readonly faq: Questions;
    readonly hoists: Hoists<'services' | 'till' | 'grid' | 'pricing' | 'work' | 'words' | 'marketing' | 'faq'>;
  };
  readonly shopify: {
    readonly service: ServiceData;
    readonly hero: Pick<HeroProps, 'pictures' | 'counter'>;
    readonly shops: PartnerStripProps;
    readonly cta: ColourCtaProps;
    readonly list: Listing;
    readonly phone: PhonesProps;
    /** Firms that work on shops beside the agency. */
    readonly partners: { readonly heading: string; readonly marks: LogoMarqueeProps['marks'] };
    readonly certified: InfoRowProps;
    readonly works: WorksColumnProps;
    readonly scenes: Loops;
    readonly testimonials: TestimonialsProps;
    readonly plus: InfoRowProps;
    readonly prices: TwoBillsProps;
    readonly faq: Questions;
    readonly hoists: Hoists<
      'cta' | 'services' | 'phone' | 'partners' | 'certified' | 'works' | 'scenes' | 'words' | 'plus' | 'prices' | 'faq'
    >;
  };
  readonly maintenance: {
    readonly scene: Picture;
    readonly pricing: PricingCardsProps;
    readonly single: PayAsYouGoProps;
    readonly helper: PriceHelperProps;
    readonly help: WatchesProps;
    readonly clients: {
      readonly heading: string;
      readonly headingLines: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
      readonly text: string;
      readonly strip: PartnerStripProps;
    };
    readonly platforms: LogoGridProps;
    readonly next: Opening;
    readonly hoists: Hoists<'pricing' | 'helper' | 'help' | 'clients' | 'platforms'>;
  };
  readonly seo: {
    readonly service: ServiceData;
    readonly chart: NonNullable<HeroProps['more']>;
    readonly promise: Opening;
    readonly partners: LogoGridProps;
    readonly look: InfoRowProps;
    readonly pages: InfoRowProps;
    readonly slow: InfoRowProps;
    readonly list: Listing;
    readonly pricing: PricingCardsProps;
    readonly faq: Questions;
    readonly hoists: Hoists<'partners' | 'look' | 'services' | 'pricing' | 'faq'>;
  };
  readonly email: {
    readonly service: ServiceData;
    readonly asked: InfoRowProps;
    readonly time: InfoRowProps;
    readonly solutions: SolutionsStripProps;
    readonly list: Listing;
    readonly inbox: InboxProps;
    readonly verified: InfoRowProps;
    readonly faq: Questions;
    readonly next: Opening;
    readonly hoists: Hoists<'time' | 'solutions' | 'services' | 'inbox' | 'verified' | 'faq'>;
  };
  readonly webDesignHongKong: {
    readonly service: ServiceData;
    readonly hero: Pick<DraggableHeroProps, 'intro' | 'panels' | 'counter'>;
    readonly partners: PartnerStripProps;
    readonly intro: TwoColumnProps;
    readonly list: SwellListProps;
    readonly featuredHeading: string;
    readonly featured: readonly WorkCard[];
    readonly process: StepsProps;
    readonly faq: Questions;
    readonly hoists: Hoists<'intro' | 'services' | 'featured' | 'process' | 'faq'>;
  };
}
