import type { Corporation, ProfessionalService, SearchAction, Thing, WebSite } from 'schema-dts';
import { languages } from '../config/brand/languages.ts';
import { brandLines } from '../config/brand/lines.ts';
import type { Language } from '../domain/languages.ts';
import type { Organisation } from '../domain/organisation.ts';
import { daysOf } from '../lib/opening-hours.ts';
import { geoCoordinates, postalAddress } from './place.ts';

/** Google's `query-input` is not part of the schema.org vocabulary. */
type Search = SearchAction & { readonly 'query-input': string };

/** Website with its search. */
function websiteData(site: URL | undefined, organisation: Organisation, language: Language): WebSite {
  const url = new URL('/', site).href;
  const search: Search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: organisation.name,
    url,
    inLanguage: language.tag,
    publisher: { '@id': `${url}#corporation` },
    potentialAction: search,
  };
}

/** Organisation in structured data, from the facts shown in the footer and on /contact-us. */
export function businessData(
  site: URL | undefined,
  organisation: Organisation,
  language: Language,
): Exclude<Thing, string>[] {
  const url = new URL('/', site).href;
  const address = postalAddress(organisation);
  const corporation: Corporation = {
    '@type': 'Corporation',
    '@id': `${url}#corporation`,
    name: organisation.name,
    ...(organisation.legalName === organisation.name ? {} : { legalName: organisation.legalName }),
    description: brandLines(language).tagline,
    url,
    logo: new URL('/icon-512.png', site).href,
    foundingDate: String(organisation.foundedIn),
    address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: organisation.phone,
      email: organisation.email,
      areaServed: organisation.address.country,
      availableLanguage: languages.map(({ tag }) => new Intl.Locale(tag).language),
    },
    sameAs: Object.values(organisation.profiles),
  };
  const business: ProfessionalService = {
    '@type': 'ProfessionalService',
    '@id': `${url}#business`,
    name: organisation.name,
    url,
    image: new URL('/icon-512.png', site).href,
    logo: new URL('/icon-512.png', site).href,
    telephone: organisation.phone,
    email: organisation.email,
    address,
    geo: geoCoordinates(organisation),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: [...daysOf(organisation.openingHours.days)],
      opens: organisation.openingHours.opens,
      closes: organisation.openingHours.closes,
    },
    sameAs: Object.values(organisation.profiles),
    parentOrganization: { '@id': `${url}#corporation` },
  };
  return [corporation, business, websiteData(site, organisation, language)];
}
