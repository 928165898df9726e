import type { FAQPage, Graph, Offer, Place, ProfessionalService, Service } from 'schema-dts';
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

const faqData = (url: string, questions: readonly PlainQuestion[]): FAQPage => ({
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

const planOffered = ({ name, from, to }: NonNullable<ServiceData['plans']>[number]): Offer => ({
  '@type': 'Offer',
  name,
  priceSpecification: {
    '@type': 'PriceSpecification',
    minPrice: from,
    ...(to === undefined ? {} : { maxPrice: to }),
    priceCurrency: currency,
  },
});

/** The structured data of a service's page: what it offers, and the questions that it answers. */
export function serviceData(
  site: URL | undefined,
  house: House,
  { path, name, type, priceRange, catalogue, plans = [], together }: ServiceData,
  parts: readonly { readonly title: string; readonly text: string }[],
  questions: readonly PlainQuestion[],
): Graph {
  const url = new URL(path, site).href;
  const service: Service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: type,
    url,
    areaServed: areaOf(house),
    provider: providerData(site, house, priceRange),
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
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: together.rating,
            reviewCount: together.reviews,
          },
        }
      : {}),
  };
  return { '@context': 'https://schema.org', '@graph': [service, faqData(url, questions)] };
}
