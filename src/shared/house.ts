import { brand } from '../brand/facts.ts';
import type { BrandFacts } from './brand-shape.ts';
import type { Fact, Facts } from './facts.ts';
import { weekdays } from './opening-hours.ts';

/** How the agency is reached, and where it is: what editors keep among the facts. */
export interface House extends Omit<BrandFacts, 'timeZone'> {
  readonly legalName: string;
}

interface HouseFact {
  readonly label: string;
  readonly value: string;
  /** What is wrong with another value. */
  readonly fault?: (value: string) => string | undefined;
  /** A brand does without: where there is no such fact, nothing is shown. */
  readonly optional?: true;
}

const unless =
  (shape: RegExp, message: string) =>
  (value: string): string | undefined =>
    shape.test(value) ? undefined : message;

const mail = unless(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'This is no mail address.');
const time = unless(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time has four digits: 09:30.');

const within = (limit: number) => (value: string) =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit
    ? undefined
    : `Degrees from -${limit} to ${limit}, for example 22.2478.`;

const dayNames = weekdays.join('|');
const { address, coordinates, openingHours, profiles } = brand;
const { sign, station }: BrandFacts['address'] = address;

const either = (label: string, value: string | undefined): HouseFact | undefined =>
  value === undefined ? undefined : { label, value, optional: true };

const all: Readonly<Record<string, HouseFact | undefined>> = {
  'legal-name': { label: 'Name in contracts', value: brand.name },
  address: {
    label: 'Address',
    value: address.lines.join(', '),
    fault: unless(
      /^[^,]+(?:, [^,]+){1,4}$/,
      'Two to five parts with a comma between: 9/F Signal House, Wong Chuk Hang Road, Hong Kong.',
    ),
  },
  district: { label: 'District', value: address.locality },
  phone: {
    label: 'Phone',
    value: brand.phone,
    fault: unless(/^\+\d[\d ]{6,18}$/, 'Begin with the country: +852 0009 2009.'),
  },
  email: { label: 'Mail', value: brand.email, fault: mail },
  'jobs-email': { label: 'Mail for jobs', value: brand.jobsEmail, fault: mail },
  'hours-days': {
    label: 'Open on',
    value: openingHours.days,
    fault: unless(new RegExp(`^(?:${dayNames})(?: to (?:${dayNames}))?$`), 'For example “Monday to Friday”.'),
  },
  opens: { label: 'Opens at', value: openingHours.opens, fault: time },
  closes: { label: 'Closes at', value: openingHours.closes, fault: time },
  latitude: { label: 'Latitude', value: String(coordinates.latitude), fault: within(90) },
  longitude: { label: 'Longitude', value: String(coordinates.longitude), fault: within(180) },
  network: {
    label: 'Professional network',
    value: profiles.professionalNetwork,
    fault: (value) => (URL.canParse(value) && /^https:/.test(value) ? undefined : 'A whole address with https://.'),
  },
  floor: either('Floor, on the street’s plate', sign?.floor),
  road: either('Road, on the street’s plate', sign?.road),
  'road-chinese': either('Road in Chinese', sign?.chinese),
  station: either('Station', station?.name),
  'station-chinese': either('Station in Chinese', station?.chinese),
};

const known = Object.entries(all).flatMap(([token, fact]) => (fact ? [[token, fact] as const] : []));

/** How the agency is reached, as the brand says it: what an installation begins with. */
export const houseFacts: readonly Fact[] = known.map(([token, { label, value }]) => ({
  ...{ token, label, value, kind: 'text' },
}));

/** Whether every page needs this fact, so that it can be changed but not deleted. */
export const isNeeded = (token: string): boolean => all[token] !== undefined && !all[token]?.optional;

/** What is wrong with the value of a fact of the house; undefined for any other fact. */
export const faultOfHouse = (token: string, value: string): string | undefined => all[token]?.fault?.(value);

const hemisphere = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees)} ${degrees < 0 ? negative : positive}`;

/** The house as its facts say. What is not among them, or is wrong, is as the brand says. */
export function houseOf(facts: Facts): House {
  const say = (token: string): string => {
    const value = facts.get(token)?.value;
    return value !== undefined && faultOfHouse(token, value) === undefined ? value : (all[token]?.value ?? '');
  };
  const maybe = (token: string): string => facts.get(token)?.value ?? '';
  const [first = '', ...others] = say('address').split(', ');
  const [latitude, longitude] = [Number(say('latitude')), Number(say('longitude'))];
  const plate = { floor: maybe('floor'), road: maybe('road'), chinese: maybe('road-chinese') };
  const stop = { name: maybe('station'), chinese: maybe('station-chinese') };
  return {
    legalName: say('legal-name'),
    foundedIn: Number(facts.get('founded')?.value) || brand.foundedIn,
    email: say('email'),
    jobsEmail: say('jobs-email'),
    phone: say('phone'),
    address: {
      lines: [first, ...others],
      street: [first, ...others].slice(0, -1).join(', '),
      locality: say('district'),
      region: others.at(-1) ?? '',
      country: address.country,
      ...(plate.road && plate.chinese ? { sign: plate } : {}),
      ...(stop.name && stop.chinese ? { station: stop } : {}),
    },
    coordinates: {
      ...{ latitude, longitude },
      label: `${hemisphere(latitude, ['N', 'S'])}, ${hemisphere(longitude, ['E', 'W'])}`,
    },
    openingHours: { days: say('hours-days'), opens: say('opens'), closes: say('closes') },
    profiles: { professionalNetwork: say('network') },
  };
}

/** As it is dialled. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
