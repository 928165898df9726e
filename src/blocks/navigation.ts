import type { HeaderItem, Link, Navigation, NavigationItem, PricePart, ServicePrice } from '../domain/navigation.ts';
import type { Ground } from '../lib/media/colours.ts';
import { address, group, link, optionalGroup, passingAddress, rows } from './composed.ts';
import type { About, Fields, OptionalFieldType } from './field-type.ts';
import { ground } from './looks.ts';
import { choice, figure, flag, line, optional } from './text.ts';

/** Menu entries that a page can belong to, with labels for editors. */
const menuEntries: Readonly<Record<NavigationItem, string>> = {
  work: 'Work',
  services: 'Services',
  about: 'About',
  insights: 'Insights',
  search: 'Search',
  contact: 'Contact',
};

/** List that may be empty. Reading drops links to pages that are gone. */
const list = <Props>(
  about: About & { readonly one: string; readonly most: number },
  fields: Fields<Props>,
): OptionalFieldType<readonly Props[]> => optional(rows({ ...about, least: 0 }, fields));

const links = (label: string, most: number, help?: string): OptionalFieldType<readonly Link[]> =>
  list<Link>(
    { label, ...(help ? { help } : {}), one: 'Link', most },
    { label: line({ label: 'Link text', most: 28 }), href: passingAddress },
  );

const headerItem: Fields<HeaderItem> = {
  label: line({ label: 'Word', most: 12 }),
  href: passingAddress,
  marks: optional(
    choice({
      label: 'Highlight for',
      help: 'Also highlighted on the page that it links to.',
      options: menuEntries,
    }),
  ),
  opens: flag({ label: 'Opens the menu of services', help: 'One entry does.' }),
  foot: flag({ label: 'At the foot of the menu on phones' }),
  cap: optional(
    figure({ label: 'Height on phones', help: 'Of the word, in per cent of its width.', from: 10, to: 30 }),
  ),
};

const part: Fields<PricePart> = {
  before: optional(line({ label: 'Before', help: 'For example “from”.', most: 12 })),
  currency: optional(line({ label: 'Currency', most: 4 })),
  figure: line({ label: 'Figure', help: 'A fact, for example {shop-shopify:plain}.', most: 16 }),
  after: optional(line({ label: 'After', help: 'For example “a quarter”.', most: 16 })),
};

const price: Fields<ServicePrice> = {
  href: passingAddress,
  label: line({ label: 'Name', most: 24 }),
  short: line({ label: 'Short name (phones)', most: 18 }),
  line: line({ label: 'In one line', most: 50 }),
  parts: rows<PricePart>({ label: 'What it costs, or how long it takes', one: 'Part', least: 1, most: 2 }, part),
  poster: group<ServicePrice['poster']>(
    { label: 'As one figure', help: 'As wide as its column in the section “Prices”.' },
    { figure: line({ label: 'Figure', most: 10 }), unit: line({ label: 'What it counts', most: 24 }) },
  ),
  plate: optionalGroup<NonNullable<ServicePrice['plate']>>(
    { label: 'Plate in Chinese', help: 'Beside the price.' },
    { name: line({ label: 'Name', most: 6 }), price: line({ label: 'Price', most: 14 }) },
  ),
};

/** Part of the navigation that editors maintain; the rest comes from pages that list themselves. */
export type StoredNavigation = Partial<Pick<Navigation, 'header' | 'services' | 'prices' | 'explore' | 'legal'>> &
  Pick<Navigation, 'button' | 'pricesHead' | 'chat'>;

/** Limits match the visual snapshots of header and footer. */
export const navigationFields: Fields<StoredNavigation> = {
  header: list<HeaderItem>({ label: 'Header', one: 'Entry', most: 6 }, headerItem),
  button: group<Navigation['button']>(
    { label: 'Button of the header' },
    {
      label: line({ label: 'Button text', most: 14 }),
      short: line({ label: 'Short text (phones)', most: 9 }),
      href: address(),
    },
  ),
  services: list<Navigation['services'][number]>(
    { label: 'Menu of services: three words', help: 'The tallest first.', one: 'Word', most: 3 },
    {
      word: line({ label: 'Word', most: 12 }),
      label: line({ label: 'Name', most: 24 }),
      line: line({ label: 'In one line', most: 60 }),
      ground: ground({ label: 'Background' }) as Fields<{ ground: Ground }>['ground'],
      href: passingAddress,
    },
  ),
  prices: list<ServicePrice>(
    { label: 'Menu of services: prices', help: 'Also the section “Prices”.', one: 'Price', most: 6 },
    price,
  ),
  pricesHead: group<Navigation['pricesHead']>(
    { label: 'Heading above the prices' },
    { name: line({ label: 'Name', most: 16 }), text: line({ label: 'What they are', most: 60 }) },
  ),
  explore: links('Footer: explore', 8),
  legal: links('Footer: last line', 4),
  chat: link({ label: 'Button of the footer' }, 16),
};
