import type { BrandFacts } from '../../lib/brand-shape.ts';
import { name } from './name.ts';

const facts = {
  foundedIn: 2009,
  email: `hello@${name.domain}`,
  jobsEmail: `jobs@${name.domain}`,
  phone: '+852 0009 2009',
  whatsapp: '+852 0009 2009',
  address: {
    lines: ['9/F Signal House', 'Wong Chuk Hang Road', 'Hong Kong'],
    street: '9/F Signal House, Wong Chuk Hang Road',
    locality: 'Wong Chuk Hang',
    region: 'Hong Kong',
    country: 'HK',
    sign: { floor: '9/F', road: 'Wong Chuk Hang Road', chinese: '黃竹坑道' },
    station: { name: 'Wong Chuk Hang', chinese: '黃竹坑' },
  },
  coordinates: { latitude: 22.2478, longitude: 114.1689, label: '22.2478 N, 114.1689 E' },
  openingHours: { days: 'Monday to Friday', opens: '09:30', closes: '15:30' },
  profiles: { professionalNetwork: `https://example.com/professional-network/${name.slug}` },
  currency: { code: 'HKD', symbol: 'HK$' },
  timeZone: 'Asia/Hong_Kong',
} as const satisfies BrandFacts;

/** Facts about the brand that the whole site uses. All of them are sample data. */
export const brand = { ...name, ...facts };
