import type { Corporation, ProfessionalService, SearchAction, Thing, WebSite } from 'schema-dts';
import { brand } from '../config/brand/facts.ts';
import type { House } from '../domain/house.ts';
import { daysOf } from '../lib/opening-hours.ts';
import { geoCoordinates, postalAddress } from './place.ts';

/** Google's `query-input` is not part of the schema.org vocabulary. */
type Search = SearchAction & { readonly 'query-input': string };

/** Website with its search. */
function websiteData(site: URL | undefined, house: House): WebSite {
  const url = new URL('/', site).href;
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: house.name,
    url,
    inLanguage: 'en-GB',
    publisher: { '@id': `${url}#corporation` },
    potentialAction: search,
  };
}

/** Organisation in structured data, from the facts shown in the footer and on /contact-us. */
export function businessData(site: URL | undefined, house: House): Exclude<Thing, string>[] {
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
  const business: ProfessionalService = {
    '@type': 'ProfessionalService',
    '@id': `${url}#business`,
    name: house.name,
    url,
    image: new URL('/icon-512.png', site).href,
    logo: new URL('/icon-512.png', site).href,
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
    sameAs: Object.values(house.profiles),
    parentOrganization: { '@id': `${url}#corporation` },
  };
  return [corporation, business, websiteData(site, house)];
}
