// Written by `npm run generate` from the folders of sections. Do not edit.

import { aboutHeroBlock } from './about-hero/about-hero.block.ts';
import { otherTopicsBlock } from './article/other-topics.block.ts';
import { colourCtaBlock } from './colour-cta/colour-cta.block.ts';
import { columnCarouselBlock } from './column-carousel/column-carousel.block.ts';
import { contactFormBlock } from './contact-form/contact-form.block.ts';
import { findingUsBlock } from './contact-form/finding-us.block.ts';
import { costComparisonBlock } from './cost-comparison/cost-comparison.block.ts';
import { draggableHeroBlock } from './draggable-hero/draggable-hero.block.ts';
import { experienceCounterBlock } from './experience-counter/experience-counter.block.ts';
import { faqBlock } from './faq/faq.block.ts';
import { floatHeroBlock } from './float-hero/float-hero.block.ts';
import { floorNumberBlock } from './floor-number/floor-number.block.ts';
import { growingListBlock } from './growing-list/growing-list.block.ts';
import { handsColourBlock } from './hands-colour/hands-colour.block.ts';
import { handsPinnedBlock } from './hands-pinned/hands-pinned.block.ts';
import { heroBlock } from './hero/hero.block.ts';
import { hoverRowsBlock } from './hover-rows/hover-rows.block.ts';
import { inboxBlock } from './inbox/inbox.block.ts';
import { infoCardsBlock } from './info-cards/info-cards.block.ts';
import { infoCollageBlock } from './info-collage/info-collage.block.ts';
import { infoGridBlock } from './info-grid/info-grid.block.ts';
import { infoRowBlock } from './info-row/info-row.block.ts';
import { insightListBlock } from './insight-list/insight-list.block.ts';
import { jobListBlock } from './job-list/job-list.block.ts';
import { jobsHeroBlock } from './job-list/jobs-hero.block.ts';
import { openApplicationBlock } from './job-list/open-application.block.ts';
import { legalBlock } from './legal/legal.block.ts';
import { listBlock } from './list/list.block.ts';
import { logoBlockBlock } from './logo-block/logo-block.block.ts';
import { logoGridBlock } from './logo-grid/logo-grid.block.ts';
import { logoMarqueeBlock } from './logo-marquee/logo-marquee.block.ts';
import { officeBlock } from './office/office.block.ts';
import { parallaxGridBlock } from './parallax-grid/parallax-grid.block.ts';
import { partnerStripBlock } from './partner-strip/partner-strip.block.ts';
import { payAsYouGoBlock } from './pay-as-you-go/pay-as-you-go.block.ts';
import { phoneScreensBlock } from './phone-screens/phone-screens.block.ts';
import { pictureRevealBlock } from './picture-reveal/picture-reveal.block.ts';
import { priceHelperBlock } from './price-helper/price-helper.block.ts';
import { priceListBlock } from './price-list/price-list.block.ts';
import { pricingCardsBlock } from './pricing-cards/pricing-cards.block.ts';
import { pricingCarouselBlock } from './pricing-carousel/pricing-carousel.block.ts';
import { quoteBlock } from './quote/quote.block.ts';
import { scheduleBlock } from './schedule/schedule.block.ts';
import { searchBoxBlock } from './search-box/search-box.block.ts';
import { servicesAccordionBlock } from './services-accordion/services-accordion.block.ts';
import { showcaseBlock } from './showcase/showcase.block.ts';
import { solutionsStripBlock } from './solutions-strip/solutions-strip.block.ts';
import { spacerBlock } from './spacer/spacer.block.ts';
import { statementBlock } from './statement/statement.block.ts';
import { stepsBlock } from './steps/steps.block.ts';
import { teamBlock } from './team/team.block.ts';
import { testimonialsBlock } from './testimonials/testimonials.block.ts';
import { twoColumnBlock } from './two-column/two-column.block.ts';
import { valuesBlock } from './values/values.block.ts';
import { chosenWorkBlock } from './work-list/chosen-work.block.ts';
import { workListBlock } from './work-list/work-list.block.ts';
import { worksCarouselBlock } from './works-carousel/works-carousel.block.ts';
import { worksColumnBlock } from './works-column/works-column.block.ts';

/** The blocks that pages are composed of, by the name that is stored. */
export const blocks = {
  'about-hero': aboutHeroBlock,
  'other-topics': otherTopicsBlock,
  'colour-cta': colourCtaBlock,
  'column-carousel': columnCarouselBlock,
  'contact-form': contactFormBlock,
  'finding-us': findingUsBlock,
  'cost-comparison': costComparisonBlock,
  'draggable-hero': draggableHeroBlock,
  'experience-counter': experienceCounterBlock,
  faq: faqBlock,
  'float-hero': floatHeroBlock,
  'floor-number': floorNumberBlock,
  'growing-list': growingListBlock,
  'hands-colour': handsColourBlock,
  'hands-pinned': handsPinnedBlock,
  hero: heroBlock,
  'hover-rows': hoverRowsBlock,
  inbox: inboxBlock,
  'info-cards': infoCardsBlock,
  'info-collage': infoCollageBlock,
  'info-grid': infoGridBlock,
  'info-row': infoRowBlock,
  'insight-list': insightListBlock,
  'job-list': jobListBlock,
  'jobs-hero': jobsHeroBlock,
  'open-application': openApplicationBlock,
  legal: legalBlock,
  list: listBlock,
  'logo-block': logoBlockBlock,
  'logo-grid': logoGridBlock,
  'logo-marquee': logoMarqueeBlock,
  office: officeBlock,
  'parallax-grid': parallaxGridBlock,
  'partner-strip': partnerStripBlock,
  'pay-as-you-go': payAsYouGoBlock,
  'phone-screens': phoneScreensBlock,
  'picture-reveal': pictureRevealBlock,
  'price-helper': priceHelperBlock,
  'price-list': priceListBlock,
  'pricing-cards': pricingCardsBlock,
  'pricing-carousel': pricingCarouselBlock,
  quote: quoteBlock,
  schedule: scheduleBlock,
  'search-box': searchBoxBlock,
  'services-accordion': servicesAccordionBlock,
  showcase: showcaseBlock,
  'solutions-strip': solutionsStripBlock,
  spacer: spacerBlock,
  statement: statementBlock,
  steps: stepsBlock,
  team: teamBlock,
  testimonials: testimonialsBlock,
  'two-column': twoColumnBlock,
  values: valuesBlock,
  'chosen-work': chosenWorkBlock,
  'work-list': workListBlock,
  'works-carousel': worksCarouselBlock,
  'works-column': worksColumnBlock,
} as const;
