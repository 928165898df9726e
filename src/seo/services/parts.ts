import type { FAQPage, Offer, Place, ProfessionalService } from 'schema-dts';
import { brand } from '../../site/brand.ts';
import type { PlainQuestion } from '../../site/services/plain-question.ts';

/** Where all services are sold. */
export const areaServed = { '@type': 'Place', name: 'Hong Kong' } as const satisfies Place;

/** The agency as the provider of one service. */
export const providerData = (site: URL | undefined, priceRange?: string): ProfessionalService => ({
  '@type': 'ProfessionalService',
  '@id': `${new URL('/', site).href}#business`,
  name: brand.name,
  url: new URL('/', site).href,
  telephone: brand.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.locality,
    addressRegion: brand.address.region,
    addressCountry: brand.address.country,
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: brand.coordinates.latitude,
    longitude: brand.coordinates.longitude,
  },
  ...(priceRange ? { priceRange } : {}),
});

export const faqData = (url: string, questions: readonly PlainQuestion[]): FAQPage => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** What a page lists as its services. */
export const servicesOffered = (items: readonly { readonly title: string; readonly text: string }[]): Offer[] =>
  items.map(({ title, text }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title, description: text },
  }));
