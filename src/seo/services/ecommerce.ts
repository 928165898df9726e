import type { Graph, Service } from 'schema-dts';
import { ecommercePlans } from '../../site/prices.ts';
import { faq, list, priceRange } from '../../site/services/ecommerce.ts';
import { areaServed, faqData, providerData, servicesOffered } from './parts.ts';

const path = '/services/ecommerce';

export function ecommerceData(site: URL | undefined): Graph {
  const url = new URL(path, site).href;
  const service: Service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: 'E-commerce',
    serviceType: 'E-commerce websites',
    url,
    areaServed,
    provider: providerData(site, priceRange),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: list.heading,
      itemListElement: [
        ...servicesOffered(list.items),
        ...ecommercePlans.map(({ name, price }) => ({
          '@type': 'Offer' as const,
          name,
          priceSpecification: {
            '@type': 'PriceSpecification' as const,
            minPrice: Number(price.replace(/\D/g, '')),
            priceCurrency: 'HKD',
          },
        })),
      ],
    },
  };
  return { '@context': 'https://schema.org', '@graph': [service, faqData(url, faq.questions)] };
}
