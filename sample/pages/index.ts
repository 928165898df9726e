import type { BrandPage } from '../../src/sections/brand-page.ts';
import { aboutUs } from './about.ts';
import { contactUs } from './contact.ts';
import { ecommerce } from './ecommerce.ts';
import { email } from './email.ts';
import { home } from './home.ts';
import { legal } from './legal.ts';
import { lists } from './lists.ts';
import { maintenance } from './maintenance.ts';
import { seo } from './seo.ts';
import { shopify } from './shopify.ts';
import { strategy } from './strategy.ts';
import { webDesign } from './web-design.ts';
import { webDesignHongKong } from './web-design-hong-kong.ts';
import { webDevelopment } from './web-development.ts';

/** Every page that is made of sections, as an empty database receives it. */
export const pages: readonly BrandPage[] = [
  home,
  aboutUs,
  strategy,
  webDesign,
  webDevelopment,
  ecommerce,
  shopify,
  maintenance,
  seo,
  email,
  webDesignHongKong,
  contactUs,
  ...legal,
  ...lists,
];
