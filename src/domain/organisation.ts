import { brand } from '../config/brand/facts.ts';
import type { BrandFacts } from '../lib/brand-shape.ts';
import type { Fact, Facts } from './facts.ts';
import { isMachineRead, organisationFactsOf, organisationIssue } from './organisation-facts.ts';

/** Contact data and location of the organisation, which editors maintain as facts. */
export interface Organisation extends Omit<BrandFacts, 'currency' | 'timeZone'> {
  /** Name of the organisation in texts. */
  readonly name: string;
  readonly legalName: string;
}

/**
 * Returns the recipient of a submission, which is also the sender of answers.
 *
 * @param mailTo setting MAIL_TO, which overrides the organisation's addresses
 */
export const agencyAddress = (
  organisation: Organisation,
  kind: 'enquiry' | 'application',
  mailTo: string | undefined,
): string => mailTo ?? (kind === 'application' ? organisation.jobsEmail : organisation.email);

/** Organisation facts of the brand, as a new installation has them. */
export const organisationFacts: readonly Fact[] = organisationFactsOf(brand);

const defaults = new Map(organisationFacts.map(({ token, value }) => [token, value]));

const hemisphere = (degrees: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(degrees)} ${degrees < 0 ? negative : positive}`;

/** Reads the organisation's data from facts; missing and invalid ones fall back to the brand. */
export function organisationOf(facts: Facts): Organisation {
  const factValue = (token: string): string => {
    const fact = facts.get(token);
    const value = isMachineRead(token) ? (fact?.untranslated ?? fact?.value) : fact?.value;
    return value !== undefined && organisationIssue(token, value) === undefined ? value : (defaults.get(token) ?? '');
  };
  const maybe = (token: string): string => facts.get(token)?.value ?? '';
  const [nearest = '', ...others] = factValue('address').split(', ');
  const [latitude, longitude] = [Number(factValue('latitude')), Number(factValue('longitude'))];
  const whatsapp = maybe('whatsapp');
  const plate = { floor: maybe('floor'), road: maybe('road'), chinese: maybe('road-chinese') };
  const stop = { name: maybe('station'), chinese: maybe('station-chinese') };
  return {
    name: factValue('name'),
    legalName: factValue('legal-name'),
    foundedIn: Number(facts.get('founded')?.value) || brand.foundedIn,
    email: factValue('email'),
    jobsEmail: factValue('jobs-email'),
    phone: factValue('phone'),
    ...(whatsapp && organisationIssue('whatsapp', whatsapp) === undefined ? { whatsapp } : {}),
    address: {
      lines: [nearest, ...others],
      street: others.length > 0 ? [nearest, ...others].slice(0, -1).join(', ') : nearest,
      locality: factValue('district'),
      region: others.at(-1) ?? brand.address.region,
      country: brand.address.country,
      ...(plate.road && plate.chinese ? { sign: plate } : {}),
      ...(stop.name && stop.chinese ? { station: stop } : {}),
    },
    coordinates: {
      latitude,
      longitude,
      label: `${hemisphere(latitude, ['N', 'S'])}, ${hemisphere(longitude, ['E', 'W'])}`,
    },
    openingHours: { days: factValue('hours-days'), opens: factValue('opens'), closes: factValue('closes') },
    profiles: { professionalNetwork: factValue('network') },
  };
}

/**
 * Returns a link to a conversation in WhatsApp.
 *
 * @param words that the message starts with
 */
export const whatsAppAddress = (phone: string, words: string): string =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(words)}`;

/** Returns a `tel:` link. */
export const dialled = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
