import { brand } from '../config/brand/facts.ts';
import type { BrandFacts } from '../lib/brand-shape.ts';
import type { Fact, Facts } from './facts.ts';
import { faultOfHouse, houseFactsOf } from './house-facts.ts';

/** Contact data and location of the organisation, which editors maintain as facts. */
export interface House extends Omit<BrandFacts, 'currency' | 'timeZone'> {
  /** Name of the organisation in texts. */
  readonly name: string;
  readonly legalName: string;
}

/**
 * Returns the recipient of a submission, which is also the sender of answers.
 *
 * @param mailTo setting MAIL_TO, which overrides the organisation's addresses
 */
export const agencyAddress = (house: House, kind: 'enquiry' | 'application', mailTo: string | undefined): string =>
  mailTo ?? (kind === 'application' ? house.jobsEmail : house.email);

/** Organisation facts of the brand, as a new installation has them. */
export const houseFacts: readonly Fact[] = houseFactsOf(brand);

const first = new Map(houseFacts.map(({ token, value }) => [token, value]));

const hemisphere = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees)} ${degrees < 0 ? negative : positive}`;

/** Reads the organisation's data from facts; missing and invalid ones fall back to the brand. */
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

/** Returns a `tel:` link. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
