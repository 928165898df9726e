// Written by `npm run generate` from the folders of sections. Do not edit.

import { AboutHero } from './about-hero/about-hero.tsx';
import { view as viewOtherTopics } from './article/other-topics.view.tsx';
import type { blocks } from './blocks.generated.ts';
import { ColourCta } from './colour-cta/colour-cta.tsx';
import { ColumnCarousel } from './column-carousel/column-carousel.tsx';
import { view as viewContactForm } from './contact-form/contact-form.view.tsx';
import { view as viewFindingUs } from './contact-form/finding-us.view.tsx';
import { CostComparison } from './cost-comparison/cost-comparison.tsx';
import { DraggableHero } from './draggable-hero/draggable-hero.tsx';
import { ExperienceCounter } from './experience-counter/experience-counter.tsx';
import { Faq } from './faq/faq.tsx';
import { FloatHero } from './float-hero/float-hero.tsx';
import { FloorNumber } from './floor-number/floor-number.tsx';
import { GrowingList } from './growing-list/growing-list.tsx';
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
import { view as viewJobsHero } from './job-list/jobs-hero.view.tsx';
import { view as viewOpenApplication } from './job-list/open-application.view.tsx';
import { view as viewLegal } from './legal/legal.view.tsx';
import { List } from './list/list.tsx';
import { LogoBlock } from './logo-block/logo-block.tsx';
import { LogoGrid } from './logo-grid/logo-grid.tsx';
import { LogoMarquee } from './logo-marquee/logo-marquee.tsx';
import { view as viewOffice } from './office/office.view.tsx';
import { ParallaxGrid } from './parallax-grid/parallax-grid.tsx';
import { PartnerStrip } from './partner-strip/partner-strip.tsx';
import { view as viewPayAsYouGo } from './pay-as-you-go/pay-as-you-go.view.tsx';
import { PhoneScreens } from './phone-screens/phone-screens.tsx';
import { PictureReveal } from './picture-reveal/picture-reveal.tsx';
import { PriceHelper } from './price-helper/price-helper.tsx';
import { view as viewPriceList } from './price-list/price-list.view.tsx';
import { PricingCards } from './pricing-cards/pricing-cards.tsx';
import { PricingCarousel } from './pricing-carousel/pricing-carousel.tsx';
import { Quote } from './quote/quote.tsx';
import { Schedule } from './schedule/schedule.tsx';
import { SearchBox } from './search-box/search-box.tsx';
import { view as viewServicesAccordion } from './services-accordion/services-accordion.view.tsx';
import { view as viewShowcase } from './showcase/showcase.view.tsx';
import { SolutionsStrip } from './solutions-strip/solutions-strip.tsx';
import { Spacer } from './spacer/spacer.tsx';
import { Statement } from './statement/statement.tsx';
import { Steps } from './steps/steps.tsx';
import { Team } from './team/team.tsx';
import { Testimonials } from './testimonials/testimonials.tsx';
import { TwoColumn } from './two-column/two-column.tsx';
import { view as viewValues } from './values/values.view.tsx';
import type { View } from './view.ts';
import { ChosenWork } from './work-list/chosen-work.tsx';
import { view as viewWorkList } from './work-list/work-list.view.tsx';
import { WorksCarousel } from './works-carousel/works-carousel.tsx';
import { WorksColumn } from './works-column/works-column.tsx';

type Views = { readonly [Name in keyof typeof blocks]: View<(typeof blocks)[Name]> };

/** Draws each block. */
export const views: Views = {
  'about-hero': (props) => <AboutHero {...props} />,
  'other-topics': viewOtherTopics,
  'colour-cta': (props) => <ColourCta {...props} />,
  'column-carousel': (props) => <ColumnCarousel {...props} />,
  'contact-form': viewContactForm,
  'finding-us': viewFindingUs,
  'cost-comparison': (props) => <CostComparison {...props} />,
  'draggable-hero': (props) => <DraggableHero {...props} />,
  'experience-counter': (props) => <ExperienceCounter {...props} />,
  faq: (props) => <Faq {...props} />,
  'float-hero': (props) => <FloatHero {...props} />,
  'floor-number': (props) => <FloorNumber {...props} />,
  'growing-list': (props) => <GrowingList {...props} />,
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
  'jobs-hero': viewJobsHero,
  'open-application': viewOpenApplication,
  legal: viewLegal,
  list: (props) => <List {...props} />,
  'logo-block': (props) => <LogoBlock {...props} />,
  'logo-grid': (props) => <LogoGrid {...props} />,
  'logo-marquee': (props) => <LogoMarquee {...props} />,
  office: viewOffice,
  'parallax-grid': (props) => <ParallaxGrid {...props} />,
  'partner-strip': (props) => <PartnerStrip {...props} />,
  'pay-as-you-go': viewPayAsYouGo,
  'phone-screens': (props) => <PhoneScreens {...props} />,
  'picture-reveal': (props) => <PictureReveal {...props} />,
  'price-helper': (props) => <PriceHelper {...props} />,
  'price-list': viewPriceList,
  'pricing-cards': (props) => <PricingCards {...props} />,
  'pricing-carousel': (props) => <PricingCarousel {...props} />,
  quote: (props) => <Quote {...props} />,
  schedule: (props) => <Schedule {...props} />,
  'search-box': (props) => <SearchBox {...props} />,
  'services-accordion': viewServicesAccordion,
  showcase: viewShowcase,
  'solutions-strip': (props) => <SolutionsStrip {...props} />,
  spacer: (props) => <Spacer {...props} />,
  statement: (props) => <Statement {...props} />,
  steps: (props) => <Steps {...props} />,
  team: (props) => <Team {...props} />,
  testimonials: (props) => <Testimonials {...props} />,
  'two-column': (props) => <TwoColumn {...props} />,
  values: viewValues,
  'chosen-work': (props) => <ChosenWork {...props} />,
  'work-list': viewWorkList,
  'works-carousel': (props) => <WorksCarousel {...props} />,
  'works-column': (props) => <WorksColumn {...props} />,
};
