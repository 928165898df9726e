import type { Graph, Service } from 'schema-dts';
import { webDesignOffer } from '../../site/prices.ts';
import { faq, list, priceRange } from '../../site/services/web-design-hong-kong.ts';
import { areaServed, faqData, providerData, servicesOffered } from './parts.ts';

const path = '/services/web-design-hong-kong';

export function webDesignHongKongData(site: URL | undefined): Graph {
  const url = new URL(path, site).href;
  const service: Service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: 'Web Design Hong Kong',
    serviceType: 'Web design',
    url,
    areaServed,
    provider: providerData(site, priceRange),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: list.heading,
      itemListElement: servicesOffered(list.items),
    },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: webDesignOffer.lowest,
      highPrice: webDesignOffer.highest,
      priceCurrency: 'HKD',
      offerCount: webDesignOffer.offers,
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: webDesignOffer.rating,
      reviewCount: webDesignOffer.reviews,
    },
  };
  return { '@context': 'https://schema.org', '@graph': [service, faqData(url, faq.questions)] };
}
