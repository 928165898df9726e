import type { AggregateOffer, FAQPage, Offer, Place, ProfessionalService, Review, Service } from 'schema-dts';
import type { House } from '../shared/house.ts';
import type { PlainQuestion, ServiceData } from '../shared/service.ts';
import { geoCoordinates, postalAddress } from './place.ts';

/** Where all services are sold. */
const areaOf = (house: House): Place => ({ '@type': 'Place', name: house.address.region });

const currency = 'HKD';

/** The agency as the provider of one service. */
const providerData = (site: URL | undefined, house: House, priceRange?: string): ProfessionalService => ({
  '@type': 'ProfessionalService',
  '@id': `${new URL('/', site).href}#business`,
  name: house.name,
  url: new URL('/', site).href,
  telephone: house.phone,
  address: postalAddress(house),
  geo: geoCoordinates(house),
  ...(priceRange ? { priceRange } : {}),
});

/** The questions that a page answers. */
export const questionData = (url: string, questions: readonly PlainQuestion[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const partOffered = ({ title, text }: { readonly title: string; readonly text: string }): Offer => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name: title, description: text },
});

/**
 * A plan begins at a price, and may end at another: a range is what search engines call several
 * offers.
 */
const planOffered = ({ name, from, to }: NonNullable<ServiceData['plans']>[number]): AggregateOffer => ({
  '@type': 'AggregateOffer',
  name,
  lowPrice: from,
  ...(to === undefined ? {} : { highPrice: to }),
  priceCurrency: currency,
});

/** What a client said, as the page of the service shows it. */
export interface ShownReview {
  readonly text: string;
  /** By role: whoever said it is not named. */
  readonly by: string;
}

const reviewData = ({ text, by }: ShownReview): Review => ({
  '@type': 'Review',
  reviewBody: text,
  author: { '@type': 'Organization', name: by },
});

/** A rating is told of where the reviews that it is made from can be read, and nowhere else. */
const ratingData = (together: NonNullable<ServiceData['together']>, reviews: readonly ShownReview[]) =>
  reviews.length < together.reviews
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: together.rating,
          reviewCount: together.reviews,
        },
        review: reviews.map(reviewData),
      };

/** A service by its name, for whom and by whom. */
const plainService = (
  site: URL | undefined,
  house: House,
  { path, name, type, priceRange }: Pick<ServiceData, 'path' | 'name' | 'priceRange'> & { readonly type?: string },
) => {
  const url = new URL(path, site).href;
  return {
    '@type': 'Service' as const,
    '@id': `${url}#service`,
    name,
    ...(type ? { serviceType: type } : {}),
    url,
    areaServed: areaOf(house),
    provider: providerData(site, house, priceRange),
  };
};

/** The page of a service of which no more is known than what it opens with. */
export const namedService = (
  site: URL | undefined,
  house: House,
  { path, name, description }: { readonly path: string; readonly name: string; readonly description: string },
): Service => ({ ...plainService(site, house, { path, name }), description });

/** A service with what it offers, and what it costs. */
export function serviceData(
  site: URL | undefined,
  house: House,
  told: ServiceData,
  parts: readonly { readonly title: string; readonly text: string }[],
  reviews: readonly ShownReview[],
): Service {
  const { catalogue, plans = [], together } = told;
  return {
    ...plainService(site, house, told),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: catalogue,
      itemListElement: [...parts.map(partOffered), ...plans.map(planOffered)],
    },
    ...(together
      ? {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: together.lowest,
            highPrice: together.highest,
            priceCurrency: currency,
            offerCount: together.offers,
          },
          ...ratingData(together, reviews),
        }
      : {}),
  };
}
