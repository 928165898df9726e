import type { ReactNode } from 'react';
import type { ComposedSection } from '../blocks/block.ts';
import type { Lists } from '../content/types.ts';
import type { FormOutcome } from '../intake/rules/outcome.ts';
import type { House } from '../shared/house.ts';
import type { Navigation } from '../shared/navigation.ts';
import { AboutHero } from './about-hero/about-hero.tsx';
import { OtherTopics } from './article/other-topics.tsx';
import type { BlockName, BlockProps } from './blocks.ts';
import { Capsule } from './capsule/capsule.tsx';
import { ColourCta } from './colour-cta/colour-cta.tsx';
import { ColumnCarousel } from './column-carousel/column-carousel.tsx';
import { ContactForm } from './contact-form/contact-form.tsx';
import { FindingUs } from './contact-form/finding-us.tsx';
import { DraggableHero } from './draggable-hero/draggable-hero.tsx';
import { ExperienceCounter } from './experience-counter/experience-counter.tsx';
import { Faq } from './faq/faq.tsx';
import { Fares } from './fares/fares.tsx';
import { FloatHero } from './float-hero/float-hero.tsx';
import { Floor } from './floor/floor.tsx';
import { HandsColour } from './hands-colour/hands-colour.tsx';
import { HandsPinned } from './hands-pinned/hands-pinned.tsx';
import { Hero } from './hero/hero.tsx';
import { HoverRows } from './hover-rows/hover-rows.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { InfoCards } from './info-cards/info-cards.tsx';
import { InfoCollage } from './info-collage/info-collage.tsx';
import { InfoGrid } from './info-grid/info-grid.tsx';
import { InfoRow } from './info-row/info-row.tsx';
import { InsightList } from './insight-list/insight-list.tsx';
import type { NoArticlesProps } from './insight-list/no-articles.tsx';
import { JobList, WriteAnyway } from './job-list/job-list.tsx';
import { JobOpening } from './job-list/job-opening.tsx';
import { Legal } from './legal/legal.tsx';
import { List } from './list/list.tsx';
import { LogoBlock } from './logo-block/logo-block.tsx';
import { LogoGrid } from './logo-grid/logo-grid.tsx';
import { LogoMarquee } from './logo-marquee/logo-marquee.tsx';
import { Office } from './office/office.tsx';
import { ParallaxGrid } from './parallax-grid/parallax-grid.tsx';
import { PartnerStrip } from './partner-strip/partner-strip.tsx';
import { PayAsYouGo } from './pay-as-you-go/pay-as-you-go.tsx';
import { Phones } from './phones/phones.tsx';
import { PriceHelper } from './price-helper/price-helper.tsx';
import { PricingCards } from './pricing-cards/pricing-cards.tsx';
import { PricingCarousel } from './pricing-carousel/pricing-carousel.tsx';
import { Quote } from './quote/quote.tsx';
import { SearchBox } from './search-box/search-box.tsx';
import { ServicesAccordion } from './services-accordion/services-accordion.tsx';
import { Showcase } from './showcase/showcase.tsx';
import { SolutionsStrip } from './solutions-strip/solutions-strip.tsx';
import { Spacer } from './spacer/spacer.tsx';
import { Statement } from './statement/statement.tsx';
import { Steps } from './steps/steps.tsx';
import { SwellList } from './swell-list/swell-list.tsx';
import { Team } from './team/team.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { TwoBills } from './two-bills/two-bills.tsx';
import { TwoColumn } from './two-column/two-column.tsx';
import { Values } from './values/values.tsx';
import { Watches } from './watches/watches.tsx';
import { ChosenWork } from './work-list/chosen-work.tsx';
import type { NoWorkProps } from './work-list/no-work.tsx';
import { WorkList } from './work-list/work-list.tsx';
import { WorksCarousel } from './works-carousel/works-carousel.tsx';
import { WorksColumn } from './works-column/works-column.tsx';

/** What sections know of the page that they stand on, and of whoever asked for it. */
export interface Surroundings {
  readonly path: string;
  readonly navigation: Navigation;
  readonly house: House;
  readonly lists: Lists;
  /** Said where a list is empty. */
  readonly empty: { readonly work: NoWorkProps['words']; readonly insights: NoArticlesProps['words'] };
  /** What the visitor came with, or sent. */
  readonly enquiry: {
    readonly plan?: string | undefined;
    readonly outcome?: FormOutcome | undefined;
    readonly sent?: boolean;
  };
}

/** Where the headings of a section's rows begin: at 2 where no heading stands above them. */
export type RowLevel = 2 | 3;

type Views = {
  readonly [Name in BlockName]: (props: BlockProps<Name>, surroundings: Surroundings, level: RowLevel) => ReactNode;
};

const views: Views = {
  'about-hero': (props) => <AboutHero {...props} />,
  capsule: (props) => <Capsule {...props} />,
  'chosen-work': (props) => <ChosenWork {...props} />,
  'colour-cta': (props) => <ColourCta {...props} />,
  'column-carousel': (props) => <ColumnCarousel {...props} />,
  'contact-form': (props, { enquiry, house }) => <ContactForm {...props} {...enquiry} house={house} />,
  'draggable-hero': (props) => <DraggableHero {...props} />,
  'experience-counter': (props) => <ExperienceCounter {...props} />,
  faq: (props) => <Faq {...props} />,
  fares: (props, { navigation }, level) => <Fares {...props} fares={navigation.fares} level={level} />,
  'finding-us': (props, { house }) => <FindingUs {...props} sign={house.address.sign} />,
  'float-hero': (props) => <FloatHero {...props} />,
  floor: (props) => <Floor {...props} />,
  'hands-colour': (props) => <HandsColour {...props} />,
  'hands-pinned': (props) => <HandsPinned {...props} />,
  hero: (props) => <Hero {...props} />,
  'hover-rows': (props) => <HoverRows {...props} />,
  inbox: (props) => <Inbox {...props} />,
  'info-cards': (props) => <InfoCards {...props} />,
  'info-collage': (props) => <InfoCollage {...props} />,
  'info-grid': (props) => <InfoGrid {...props} />,
  'info-row': ({ picture, struck, ...props }) =>
    picture ? <InfoRow {...props} picture={picture} /> : struck ? <InfoRow {...props} struck={struck} /> : null,
  'insight-list': (props, { path, lists, empty }) =>
    lists.insights && (
      <InsightList {...props} list={lists.insights} home={path === '/insights'} empty={empty.insights} />
    ),
  'job-list': (props, { lists }) => lists.jobs && <JobList {...props} jobs={lists.jobs} />,
  'job-opening': (props, { lists }) => lists.jobs && <JobOpening {...props} count={lists.jobs.length} />,
  legal: ({ sections, ...props }, { path, navigation }) => (
    <Legal
      page={{
        ...props,
        slug: path.slice(1),
        sections: sections.map(({ anchor, ...section }) => ({ ...section, id: anchor })),
      }}
      links={navigation.legal}
    />
  ),
  list: (props) => <List {...props} />,
  'logo-block': (props) => <LogoBlock {...props} />,
  'logo-grid': (props) => <LogoGrid {...props} />,
  'logo-marquee': (props) => <LogoMarquee {...props} />,
  office: (props, _, level) => <Office {...props} level={level} />,
  'other-topics': (props, { lists }) => lists.newest && <OtherTopics {...props} articles={lists.newest} />,
  'parallax-grid': (props) => <ParallaxGrid {...props} />,
  'partner-strip': (props) => <PartnerStrip {...props} />,
  'pay-as-you-go': (props, _, level) => <PayAsYouGo {...props} level={level} />,
  phones: (props) => <Phones {...props} />,
  'price-helper': (props) => <PriceHelper {...props} />,
  'pricing-cards': (props) => <PricingCards {...props} />,
  'pricing-carousel': (props) => <PricingCarousel {...props} />,
  quote: (props) => <Quote {...props} />,
  'search-box': (props) => <SearchBox {...props} />,
  'services-accordion': (props, _, level) => <ServicesAccordion {...props} level={level} />,
  showcase: ({ name, ...props }) => <Showcase {...props} id={name} />,
  'solutions-strip': (props) => <SolutionsStrip {...props} />,
  spacer: (props) => <Spacer {...props} />,
  statement: (props) => <Statement {...props} />,
  steps: (props) => <Steps {...props} />,
  'swell-list': (props) => <SwellList {...props} />,
  team: (props) => <Team {...props} />,
  testimonials: (props) => <Testimonials {...props} />,
  'two-bills': (props) => <TwoBills {...props} />,
  'two-column': (props) => <TwoColumn {...props} />,
  values: (props, _, level) => <Values {...props} level={level} />,
  watches: (props) => <Watches {...props} />,
  'work-list': (props, { path, lists, empty }) =>
    lists.work && <WorkList {...props} list={lists.work} home={path === '/work'} empty={empty.work} />,
  'works-carousel': (props) => <WorksCarousel {...props} />,
  'works-column': (props) => <WorksColumn {...props} />,
  'write-anyway': (props, { house }) => <WriteAnyway {...props} email={house.jobsEmail} />,
};

/** What visitors see of a section. */
export function SectionOf<Name extends BlockName>({
  section,
  surroundings,
  level,
}: {
  readonly section: ComposedSection<Name, BlockProps<Name>>;
  readonly surroundings: Surroundings;
  readonly level: RowLevel;
}): ReactNode {
  return views[section.block](section.props, surroundings, level);
}
