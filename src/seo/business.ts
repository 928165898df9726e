import type { Corporation, Graph, LocalBusiness } from 'schema-dts';
import { brand } from '../brand/facts.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** The agency as search engines understand it, from the facts that every page shows in its footer and on /contact-us. */
export function businessData(site: URL | undefined): Graph {
  const url = new URL('/', site).href;
  const address = {
    '@type': 'PostalAddress',
    streetAddress: brand.address.street,
    addressLocality: brand.address.locality,
    addressRegion: brand.address.region,
    addressCountry: brand.address.country,
  } as const;
  const corporation: Corporation = {
    '@type': 'Corporation',
    '@id': `${url}#corporation`,
    name: brand.name,
    description: brand.tagline,
    url,
    logo: new URL('/icon-512.png', site).href,
    foundingDate: String(brand.foundedIn),
    address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: brand.phone,
      email: brand.email,
      areaServed: brand.address.country,
      availableLanguage: 'en',
    },
    sameAs: Object.values(brand.profiles),
  };
  const business: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': `${url}#business`,
    name: brand.name,
    url,
    image: new URL('/icon-512.png', site).href,
    telephone: brand.phone,
    email: brand.email,
    address,
    geo: {
      '@type': 'GeoCoordinates',
      latitude: brand.coordinates.latitude,
      longitude: brand.coordinates.longitude,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...weekdays],
      opens: brand.openingHours.opens,
      closes: brand.openingHours.closes,
    },
    parentOrganization: { '@id': `${url}#corporation` },
  };
  return { '@context': 'https://schema.org', '@graph': [corporation, business] };
}
