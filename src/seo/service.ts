import type { AggregateOffer, FAQPage, Offer, Place, ProfessionalService, Review, Service } from 'schema-dts';
import { brand } from '../config/brand/facts.ts';
import type { Organisation } from '../domain/organisation.ts';
import type { PlainQuestion, ServiceData } from '../domain/service.ts';
import { geoCoordinates, postalAddress } from './place.ts';

/** Area in which all services are offered. */
const areaOf = (organisation: Organisation): Place => ({ '@type': 'Place', name: organisation.address.region });

const { code: currency } = brand.currency;

/** Organisation as the provider of a service. */
const providerData = (site: URL | undefined, organisation: Organisation, priceRange?: string): ProfessionalService => ({
  '@type': 'ProfessionalService',
  '@id': `${new URL('/', site).href}#business`,
  name: organisation.name,
  url: new URL('/', site).href,
  telephone: organisation.phone,
  address: postalAddress(organisation),
  geo: geoCoordinates(organisation),
  ...(priceRange ? { priceRange } : {}),
});

/** Structured data of the questions on a page. */
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
 * Converts a plan with a price or a range of prices; schema.org models a range as an aggregate
 * offer.
 */
const planOffered = ({ name, from, to }: NonNullable<ServiceData['plans']>[number]): AggregateOffer => ({
  '@type': 'AggregateOffer',
  name,
  lowPrice: from,
  ...(to === undefined ? {} : { highPrice: to }),
  priceCurrency: currency,
});

/** Client review shown on the page of the service. */
export interface ShownReview {
  readonly text: string;
  /** Role of the reviewer, who is not named. */
  readonly by: string;
}

const reviewData = ({ text, by }: ShownReview): Review => ({
  '@type': 'Review',
  reviewBody: text,
  author: { '@type': 'Organization', name: by },
});

/** Adds the aggregate rating only where the page shows all reviews that it is based on. */
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

/** Service with name, area and provider. */
const plainService = (
  site: URL | undefined,
  organisation: Organisation,
  { path, name, type, priceRange }: Pick<ServiceData, 'path' | 'name' | 'priceRange'> & { readonly type?: string },
) => {
  const url = new URL(path, site).href;
  return {
    '@type': 'Service' as const,
    '@id': `${url}#service`,
    name,
    ...(type ? { serviceType: type } : {}),
    url,
    areaServed: areaOf(organisation),
    provider: providerData(site, organisation, priceRange),
  };
};

/** Service without a record: only title and description of its page are known. */
export const namedService = (
  site: URL | undefined,
  organisation: Organisation,
  { path, name, description }: { readonly path: string; readonly name: string; readonly description: string },
): Service => ({ ...plainService(site, organisation, { path, name }), description });

/** Service with its offers and prices. */
export function serviceData(
  site: URL | undefined,
  organisation: Organisation,
  service: ServiceData,
  parts: readonly { readonly title: string; readonly text: string }[],
  reviews: readonly ShownReview[],
): Service {
  const { catalogue, plans = [], together } = service;
  return {
    ...plainService(site, organisation, service),
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
