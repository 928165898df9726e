import type { BrandFacts } from '../../../src/lib/brand-shape.ts';
import { name } from './name.ts';

const facts = {
  foundedIn: 2026,
  email: `hello@${name.domain}`,
  jobsEmail: `jobs@${name.domain}`,
  phone: '+44 1632 960 000',
  address: {
    lines: ['1 High Street', 'Newtown', 'England'],
    street: '1 High Street, Newtown',
    locality: 'Newtown',
    region: 'England',
    country: 'GB',
  },
  coordinates: { latitude: 52.5, longitude: -1.9, label: '52.5 N, 1.9 W' },
  openingHours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00' },
  profiles: { professionalNetwork: `https://example.com/professional-network/${name.slug}` },
  currency: { code: 'GBP', symbol: '£' },
  timeZone: 'Europe/London',
} as const satisfies BrandFacts;

/** Facts about the brand that the whole site uses. */
export const brand = { ...name, ...facts };
