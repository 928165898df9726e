import { brand } from '../brand/facts.ts';
import type { BrandFacts } from './brand-shape.ts';
import type { Fact, Facts } from './facts.ts';
import { faultOfHouse, houseFactsOf } from './house-facts.ts';

/** How the agency is reached, and where it is: what editors keep among the facts. */
export interface House extends Omit<BrandFacts, 'timeZone'> {
  /** What the site calls the agency in words. */
  readonly name: string;
  readonly legalName: string;
}

/**
 * Where letters of a kind go, and where answers to them come from.
 *
 * @param mailTo what the setting MAIL_TO says
 */
export const agencyAddress = (house: House, kind: 'enquiry' | 'application', mailTo: string | undefined): string =>
  mailTo ?? (kind === 'application' ? house.jobsEmail : house.email);

/** How the agency is reached, as the brand says it: what an installation begins with. */
export const houseFacts: readonly Fact[] = houseFactsOf(brand);

const first = new Map(houseFacts.map(({ token, value }) => [token, value]));

const hemisphere = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees)} ${degrees < 0 ? negative : positive}`;

/** The house as its facts say. What is not among them, or is wrong, is as the brand says. */
export function houseOf(facts: Facts): House {
  const say = (token: string): string => {
    const value = facts.get(token)?.value;
    return value !== undefined && faultOfHouse(token, value) === undefined ? value : (first.get(token) ?? '');
  };
  const maybe = (token: string): string => facts.get(token)?.value ?? '';
  const [nearest = '', ...others] = say('address').split(', ');
  const [latitude, longitude] = [Number(say('latitude')), Number(say('longitude'))];
  const plate = { floor: maybe('floor'), road: maybe('road'), chinese: maybe('road-chinese') };
  const stop = { name: maybe('station'), chinese: maybe('station-chinese') };
  return {
    name: say('name'),
    legalName: say('legal-name'),
    foundedIn: Number(facts.get('founded')?.value) || brand.foundedIn,
    email: say('email'),
    jobsEmail: say('jobs-email'),
    phone: say('phone'),
    address: {
      lines: [nearest, ...others],
      street: [nearest, ...others].slice(0, -1).join(', '),
      locality: say('district'),
      region: others.at(-1) ?? '',
      country: brand.address.country,
      ...(plate.road && plate.chinese ? { sign: plate } : {}),
      ...(stop.name && stop.chinese ? { station: stop } : {}),
    },
    coordinates: {
      latitude,
      longitude,
      label: `${hemisphere(latitude, ['N', 'S'])}, ${hemisphere(longitude, ['E', 'W'])}`,
    },
    openingHours: { days: say('hours-days'), opens: say('opens'), closes: say('closes') },
    profiles: { professionalNetwork: say('network') },
  };
}

/** As it is dialled. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
