import type { BrandFact } from '../src/content/words.ts';
import { claims } from './words/claims.ts';
import {
  durations,
  ecommercePlans,
  maintenancePlans,
  maintenanceTerms,
  seoPlans,
  shopify,
  webDesignOffer,
} from './words/prices.ts';

const claim = (token: string, label: string, value: string | number): BrandFact => ({
  token,
  label,
  kind: 'text',
  value: String(value),
  source: 'Counted by the office in 2022',
  checked: '2026-11-01',
});
const term = (token: string, label: string, value: string | number): BrandFact => ({
  token,
  label,
  kind: 'text',
  value: String(value),
  checked: '2026-11-01',
});
const price = (token: string, label: string, dollars: number): BrandFact => ({
  token,
  label,
  kind: 'dollars',
  value: String(dollars),
  checked: '2026-11-01',
});

const digits = (text: string): number => Number(text.replace(/\D/g, ''));
const [shop, craft, magento] = ecommercePlans;
const [audit, starter, advanced] = seoPlans;
const [basic, standard, advancedShop, plus] = shopify.platformPlans;

/**
 * Claims, prices and lengths of time of the sample, as an empty database receives them.
 * `words/fact-tokens.ts` has their names for copy.
 */
export const facts: readonly BrandFact[] = [
  claim('founded', 'Founded in', claims.foundedIn),
  claim('projects', 'Projects', claims.projects),
  claim('years', 'Years of making websites', claims.years),
  claim('years-of-shops', 'Years, on pages of services', claims.yearsOnServicePages),
  claim('partners', 'Partners', claims.partners),
  claim('people', 'People', claims.people),
  claim('support-clients', 'Support clients', claims.supportClients),
  claim('shopify-years', 'Years with Shopify', claims.shopifyYears),
  claim('carpets', 'Carpets catalogued', claims.carpets),
  claim('content-pieces', 'Pieces of content moved', claims.contentPieces),
  claim('pages-moved', 'Pages carried across', claims.pages),
  claim('templates', 'Card templates drawn', claims.templates),
  claim('clients-reached', 'Clients reached', claims.clientsReached),
  claim('conversion-rise', 'Rise in conversion', claims.conversionRise),
  claim('order-value-rise', 'Rise in order value', claims.orderValueRise),
  claim('faster-development', 'Faster development', claims.fasterDevelopment),
  price('shop-shopify', 'A shop on Shopify, from', digits(shop.price)),
  price('shop-craft', 'A shop on Craft Commerce, from', digits(craft.price)),
  price('shop-magento', 'A shop on Magento, from', digits(magento.price)),
  term('shop-shopify-launch', 'A shop on Shopify, launch', shop.launch),
  term('shop-craft-launch', 'A shop on Craft Commerce, launch', craft.launch),
  term('shop-magento-launch', 'A shop on Magento, launch', magento.launch),
  ...maintenancePlans.flatMap(({ hours, price: dollars, hourly }) => [
    price(`hours-${hours}`, `${hours} hours a quarter`, dollars),
    price(`hours-${hours}-each`, `${hours} hours a quarter, each`, hourly),
  ]),
  price('hour', 'A single hour', maintenanceTerms.payAsYouGo.hourly),
  term('hour-validity', 'Single hours are', maintenanceTerms.payAsYouGo.validity),
  term('hours-minimum', 'Term of maintenance', maintenanceTerms.minimum),
  term('hours-roll-over', 'Hours left over', maintenanceTerms.rollOver),
  term('hours-top-up', 'A top-up', maintenanceTerms.topUp),
  term('shopify-launch', 'A Shopify store, from ready content', shopify.launchWeeks),
  term('shopify-launch-small', 'A small Shopify store', shopify.launchWeeksElsewhere),
  term('shopify-complex', 'A complex Shopify store', shopify.complexStore),
  term('shopify-basic', 'Shopify’s own Basic plan', basic),
  term('shopify-standard', 'Shopify’s own Standard plan', standard),
  term('shopify-advanced', 'Shopify’s own Advanced plan', advancedShop),
  term('shopify-plus', 'Shopify’s own Plus plan', plus),
  term('shopify-trial', 'Shopify’s trial', shopify.trial),
  term('shopify-annual', 'Shopify, paid by the year', shopify.discounts.annual),
  term('shopify-biennial', 'Shopify, paid for two years', shopify.discounts.biennial),
  price('seo-audit-from', `${audit.name}, from`, audit.from),
  price('seo-audit-to', `${audit.name}, to`, audit.to),
  price('seo-starter-from', `${starter.name}, from`, starter.from),
  price('seo-starter-to', `${starter.name}, to`, starter.to),
  price('seo-advanced-from', `${advanced.name}, from`, advanced.from),
  price('seo-advanced-to', `${advanced.name}, to`, advanced.to),
  term('email-projects', 'Email projects', durations.emailProjects),
  term('email-weeks', 'Email projects, in weeks', '6–26'),
  term('seo-results', 'Results of SEO', durations.seoResults),
  term('site-small-time', 'A small website', durations.webDesignSmall),
  term('site-large-time', 'A larger website', durations.webDesignLarge),
  term('site-small-pages', 'Pages of a small website', durations.webDesignSmallPages),
  term('quote-time', 'A quote', durations.quote),
  term('opt-out', 'Opting out of letters', durations.optOut),
  price('site-from', 'A website, from', webDesignOffer.lowest),
  price('site-to', 'A website, to', webDesignOffer.highest),
];
