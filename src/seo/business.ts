import type { Corporation, Graph, LocalBusiness } from 'schema-dts';
import { brand } from '../brand/facts.ts';
import type { House } from '../shared/house.ts';
import { daysOf } from '../shared/opening-hours.ts';
import { geoCoordinates, postalAddress } from './place.ts';

/** The agency as search engines understand it, from the facts that every page shows in its footer and on /contact-us. */
export function businessData(site: URL | undefined, house: House): Graph {
  const url = new URL('/', site).href;
  const address = postalAddress(house);
  const corporation: Corporation = {
    '@type': 'Corporation',
    '@id': `${url}#corporation`,
    name: house.name,
    ...(house.legalName === house.name ? {} : { legalName: house.legalName }),
    description: brand.tagline,
    url,
    logo: new URL('/icon-512.png', site).href,
    foundingDate: String(house.foundedIn),
    address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: house.phone,
      email: house.email,
      areaServed: house.address.country,
      availableLanguage: 'en',
    },
    sameAs: Object.values(house.profiles),
  };
  const business: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': `${url}#business`,
    name: house.name,
    url,
    image: new URL('/icon-512.png', site).href,
    telephone: house.phone,
    email: house.email,
    address,
    geo: geoCoordinates(house),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...daysOf(house.openingHours.days)],
      opens: house.openingHours.opens,
      closes: house.openingHours.closes,
    },
    parentOrganization: { '@id': `${url}#corporation` },
  };
  return { '@context': 'https://schema.org', '@graph': [corporation, business] };
}
