import { brand as shown } from '../config/brand/facts.ts';
import type { BrandFacts, BrandName } from '../lib/brand-shape.ts';
import { weekdays } from '../lib/opening-hours.ts';
import type { Fact } from './facts.ts';

interface OrganisationFact {
  readonly label: string;
  /** Value in the brand; undefined if the brand has none. */
  readonly inBrand: (brand: BrandName & BrandFacts) => string | undefined;
  /** Validates a new value; returns the error message. */
  readonly issue?: (value: string) => string | undefined;
  /** Set for facts that a brand may lack; the site then shows nothing. */
  readonly optional?: true;
  /** Help text for editors. */
  readonly help?: string;
}

const unless =
  (shape: RegExp, message: string) =>
  (value: string): string | undefined =>
    shape.test(value) ? undefined : message;

const phoneNumber = unless(/^\+\d[\d ]{6,18}$/, `Begin with the country: ${shown.phone}.`);
const mail = unless(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'This is no mail address.');
const time = unless(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time has four digits: 09:30.');

const within = (limit: number) => (value: string) =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(value) && Math.abs(Number(value)) <= limit
    ? undefined
    : `Degrees from -${limit} to ${limit}, for example ${shown.coordinates.latitude}.`;

const dayNames = weekdays.join('|');
const optional = (label: string, inBrand: OrganisationFact['inBrand']): OrganisationFact => ({
  label,
  inBrand,
  optional: true,
});

/** Facts that programs read, in the language that is written first. */
const machineRead: ReadonlySet<string> = new Set(['email', 'jobs-email', 'hours-days', 'network']);

export const isMachineRead = (token: string): boolean => machineRead.has(token);

/** Maximum length that leaves room in page titles and beside the wordmark. */
const longestName = 30;

const all: Readonly<Record<string, OrganisationFact | undefined>> = {
  name: {
    label: 'Name',
    inBrand: ({ name }) => name,
    issue: unless(
      new RegExp(`^(?! )[^{}<>\\p{Cc}]{1,${longestName}}(?<! )$`, 'u'),
      `At most ${longestName} letters, without braces and without a space at either end.`,
    ),
    help: 'What the site calls the agency in words: in the footer, in titles, in mails and for search engines. What is drawn stays as the brand has it: the logo, the icons and the letters in the footer’s sea. So do this panel and the page that says that content is away.',
  },
  'legal-name': { label: 'Name in contracts', inBrand: ({ name }) => name },
  address: {
    label: 'Address',
    inBrand: ({ address }) => address.lines.join(', '),
    issue: unless(
      /^[^,]+(?:, [^,]+){1,4}$|\p{Script=Han}/u,
      `Two to five parts with a comma between: ${shown.address.lines.join(', ')}.`,
    ),
  },
  district: { label: 'District', inBrand: ({ address }) => address.locality },
  phone: {
    label: 'Phone',
    inBrand: ({ phone }) => phone,
    issue: phoneNumber,
  },
  whatsapp: {
    label: 'WhatsApp',
    inBrand: ({ whatsapp }) => whatsapp,
    issue: phoneNumber,
    optional: true,
    help: 'Number for messages. Delete it and the site shows no WhatsApp.',
  },
  email: { label: 'Mail', inBrand: ({ email }) => email, issue: mail },
  'jobs-email': { label: 'Mail for jobs', inBrand: ({ jobsEmail }) => jobsEmail, issue: mail },
  'hours-days': {
    label: 'Open on',
    inBrand: ({ openingHours }) => openingHours.days,
    issue: unless(new RegExp(`^(?:${dayNames})(?: to (?:${dayNames}))?$`), 'For example “Monday to Friday”.'),
  },
  opens: { label: 'Opens at', inBrand: ({ openingHours }) => openingHours.opens, issue: time },
  closes: { label: 'Closes at', inBrand: ({ openingHours }) => openingHours.closes, issue: time },
  latitude: { label: 'Latitude', inBrand: ({ coordinates }) => String(coordinates.latitude), issue: within(90) },
  longitude: { label: 'Longitude', inBrand: ({ coordinates }) => String(coordinates.longitude), issue: within(180) },
  network: {
    label: 'Professional network',
    inBrand: ({ profiles }) => profiles.professionalNetwork,
    issue: (value) => (URL.canParse(value) && /^https:/.test(value) ? undefined : 'A whole address with https://.'),
  },
  floor: optional('Floor, on the street sign', ({ address }) => address.sign?.floor),
  road: optional('Road, on the street sign', ({ address }) => address.sign?.road),
  'road-chinese': optional('Road in Chinese', ({ address }) => address.sign?.chinese),
  station: optional('Station', ({ address }) => address.station?.name),
  'station-chinese': optional('Station in Chinese', ({ address }) => address.station?.chinese),
};

/** Returns the organisation's facts from the brand, as a new installation has them. */
export const organisationFactsOf = (brand: BrandName & BrandFacts): Fact[] =>
  Object.entries(all).flatMap(([token, fact]) => {
    const value = fact?.inBrand(brand);
    return fact && value !== undefined ? [{ token, label: fact.label, kind: 'text', value }] : [];
  });

/** Reports whether every page needs a fact: it can be changed, but not deleted. */
export const isNeeded = (token: string): boolean => all[token] !== undefined && !all[token]?.optional;

/** Returns the help text of an organisation fact, if it has one. */
export const organisationHelp = (token: string): string | undefined => all[token]?.help;

/**
 * Validates the value of an organisation fact; returns undefined for valid values and other facts.
 */
export const organisationIssue = (token: string, value: string): string | undefined => all[token]?.issue?.(value);
