import type { ServiceData } from '../domain/service.ts';
import { optionalGroup, rows } from './composed.ts';
import type { Fields } from './field-type.ts';
import { figure, line, money, optional } from './text.ts';

type ServiceProps = Omit<ServiceData, 'path'>;
type Plan = NonNullable<ServiceProps['plans']>[number];

/** Structured data of a service that its page does not already contain. */
export const serviceFields: Fields<ServiceProps> = {
  name: line({ label: 'Name', most: 80 }),
  type: line({ label: 'Kind of service', most: 80 }),
  priceRange: optional(line({ label: 'Price range', most: 80 })),
  catalogue: line({ label: 'What the list is called', most: 90 }),
  plans: optional(
    rows<Plan>(
      { label: 'Plans', one: 'Plan', least: 0, most: 6 },
      { name: line({ label: 'Name', most: 60 }), from: money({ label: 'From' }), to: optional(money({ label: 'To' })) },
    ),
  ),
  together: optionalGroup(
    { label: 'All offers together' },
    {
      lowest: money({ label: 'Lowest price' }),
      highest: money({ label: 'Highest price' }),
      offers: figure({ label: 'Offers', from: 1, to: 1000 }),
      rating: figure({ label: 'Rating', from: 1, to: 5 }),
      reviews: figure({ label: 'Number of reviews', from: 1, to: 100_000 }),
    },
  ),
};

export const service = optionalGroup(
  {
    label: 'Service',
    help: 'For the page of a service: search engines receive it, with the first list and the questions of the page. Empty on every other page.',
  },
  serviceFields,
);
