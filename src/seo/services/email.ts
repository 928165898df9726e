import type { Graph, Service } from 'schema-dts';
import { faq, list } from '../../site/services/email.ts';
import { areaServed, faqData, providerData, servicesOffered } from './parts.ts';

const path = '/services/email-marketing-hong-kong';

export function emailData(site: URL | undefined): Graph {
  const url = new URL(path, site).href;
  const service: Service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: 'Email Marketing Hong Kong',
    serviceType: 'Email marketing',
    url,
    areaServed,
    provider: providerData(site),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: list.heading,
      itemListElement: servicesOffered(list.items),
    },
  };
  return { '@context': 'https://schema.org', '@graph': [service, faqData(url, faq.questions)] };
}
