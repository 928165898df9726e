// Written by `npm run generate` from the folders of sections. Do not edit.

import { AboutHero } from './about-hero/about-hero.tsx';
import { view as viewOtherTopics } from './article/other-topics.view.tsx';
import type { blocks } from './blocks.generated.ts';
import { Capsule } from './capsule/capsule.tsx';
import { ColourCta } from './colour-cta/colour-cta.tsx';
import { ColumnCarousel } from './column-carousel/column-carousel.tsx';
import { view as viewContactForm } from './contact-form/contact-form.view.tsx';
import { view as viewFindingUs } from './contact-form/finding-us.view.tsx';
import { DraggableHero } from './draggable-hero/draggable-hero.tsx';
import { ExperienceCounter } from './experience-counter/experience-counter.tsx';
import { Faq } from './faq/faq.tsx';
import { view as viewFares } from './fares/fares.view.tsx';
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
import { view as viewInfoRow } from './info-row/info-row.view.tsx';
import { view as viewInsightList } from './insight-list/insight-list.view.tsx';
import { view as viewJobList } from './job-list/job-list.view.tsx';
import { view as viewJobOpening } from './job-list/job-opening.view.tsx';
import { view as viewWriteAnyway } from './job-list/write-anyway.view.tsx';
import { view as viewLegal } from './legal/legal.view.tsx';
import { List } from './list/list.tsx';
import { LogoBlock } from './logo-block/logo-block.tsx';
import { LogoGrid } from './logo-grid/logo-grid.tsx';
import { LogoMarquee } from './logo-marquee/logo-marquee.tsx';
import { view as viewOffice } from './office/office.view.tsx';
import { ParallaxGrid } from './parallax-grid/parallax-grid.tsx';
import { PartnerStrip } from './partner-strip/partner-strip.tsx';
import { view as viewPayAsYouGo } from './pay-as-you-go/pay-as-you-go.view.tsx';
import { Phones } from './phones/phones.tsx';
import { PriceHelper } from './price-helper/price-helper.tsx';
import { PricingCards } from './pricing-cards/pricing-cards.tsx';
import { PricingCarousel } from './pricing-carousel/pricing-carousel.tsx';
import { Quote } from './quote/quote.tsx';
import { SearchBox } from './search-box/search-box.tsx';
import { view as viewServicesAccordion } from './services-accordion/services-accordion.view.tsx';
import { view as viewShowcase } from './showcase/showcase.view.tsx';
import { SolutionsStrip } from './solutions-strip/solutions-strip.tsx';
import { Spacer } from './spacer/spacer.tsx';
import { Statement } from './statement/statement.tsx';
import { Steps } from './steps/steps.tsx';
import { SwellList } from './swell-list/swell-list.tsx';
import { Team } from './team/team.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { TwoBills } from './two-bills/two-bills.tsx';
import { TwoColumn } from './two-column/two-column.tsx';
import { view as viewValues } from './values/values.view.tsx';
import type { View } from './view.ts';
import { Watches } from './watches/watches.tsx';
import { ChosenWork } from './work-list/chosen-work.tsx';
import { view as viewWorkList } from './work-list/work-list.view.tsx';
import { WorksCarousel } from './works-carousel/works-carousel.tsx';
import { WorksColumn } from './works-column/works-column.tsx';

type Views = { readonly [Name in keyof typeof blocks]: View<(typeof blocks)[Name]> };

/** Draws each block. */
export const views: Views = {
  'about-hero': (props) => <AboutHero {...props} />,
  'other-topics': viewOtherTopics,
  capsule: (props) => <Capsule {...props} />,
  'colour-cta': (props) => <ColourCta {...props} />,
  'column-carousel': (props) => <ColumnCarousel {...props} />,
  'contact-form': viewContactForm,
  'finding-us': viewFindingUs,
  'draggable-hero': (props) => <DraggableHero {...props} />,
  'experience-counter': (props) => <ExperienceCounter {...props} />,
  faq: (props) => <Faq {...props} />,
  fares: viewFares,
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
  'info-row': viewInfoRow,
  'insight-list': viewInsightList,
  'job-list': viewJobList,
  'job-opening': viewJobOpening,
  'write-anyway': viewWriteAnyway,
  legal: viewLegal,
  list: (props) => <List {...props} />,
  'logo-block': (props) => <LogoBlock {...props} />,
  'logo-grid': (props) => <LogoGrid {...props} />,
  'logo-marquee': (props) => <LogoMarquee {...props} />,
  office: viewOffice,
  'parallax-grid': (props) => <ParallaxGrid {...props} />,
  'partner-strip': (props) => <PartnerStrip {...props} />,
  'pay-as-you-go': viewPayAsYouGo,
  phones: (props) => <Phones {...props} />,
  'price-helper': (props) => <PriceHelper {...props} />,
  'pricing-cards': (props) => <PricingCards {...props} />,
  'pricing-carousel': (props) => <PricingCarousel {...props} />,
  quote: (props) => <Quote {...props} />,
  'search-box': (props) => <SearchBox {...props} />,
  'services-accordion': viewServicesAccordion,
  showcase: viewShowcase,
  'solutions-strip': (props) => <SolutionsStrip {...props} />,
  spacer: (props) => <Spacer {...props} />,
  statement: (props) => <Statement {...props} />,
  steps: (props) => <Steps {...props} />,
  'swell-list': (props) => <SwellList {...props} />,
  team: (props) => <Team {...props} />,
  testimonials: (props) => <Testimonials {...props} />,
  'two-bills': (props) => <TwoBills {...props} />,
  'two-column': (props) => <TwoColumn {...props} />,
  values: viewValues,
  watches: (props) => <Watches {...props} />,
  'chosen-work': (props) => <ChosenWork {...props} />,
  'work-list': viewWorkList,
  'works-carousel': (props) => <WorksCarousel {...props} />,
  'works-column': (props) => <WorksColumn {...props} />,
};
