import type { Graph, Service } from 'schema-dts';
import { shopify } from '../../site/prices.ts';
import { faq, list } from '../../site/services/shopify.ts';
import { areaServed, faqData, providerData, servicesOffered } from './parts.ts';

const path = '/services/shopify-hong-kong';

export function shopifyData(site: URL | undefined): Graph {
  const url = new URL(path, site).href;
  const service: Service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: 'Shopify',
    serviceType: 'Shopify store',
    url,
    areaServed,
    provider: providerData(site, shopify.complexStore),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services we offer',
      itemListElement: servicesOffered(list.items),
    },
  };
  return { '@context': 'https://schema.org', '@graph': [service, faqData(url, faq.questions)] };
}
