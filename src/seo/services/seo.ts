import type { Graph, Service } from 'schema-dts';
import { seoPlans } from '../../site/prices.ts';
import { faq, list, priceRange } from '../../site/services/seo.ts';
import { areaServed, faqData, providerData, servicesOffered } from './parts.ts';

const path = '/services/seo';

export function seoData(site: URL | undefined): Graph {
  const url = new URL(path, site).href;
  const service: Service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: 'SEO HONG KONG',
    serviceType: 'SEO',
    url,
    areaServed,
    provider: providerData(site, priceRange),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: list.heading,
      itemListElement: [
        ...servicesOffered(list.items),
        ...seoPlans.map(({ name, from, to }) => ({
          '@type': 'Offer' as const,
          name,
          priceSpecification: {
            '@type': 'PriceSpecification' as const,
            minPrice: from,
            maxPrice: to,
            priceCurrency: 'HKD',
          },
        })),
      ],
    },
  };
  return { '@context': 'https://schema.org', '@graph': [service, faqData(url, faq.questions)] };
}
