import { formatMoney } from '../config/brand/money.ts';

/** Value used in many places and stored once: a claim, a price or a duration. */
export interface Fact {
  /** Name in copy: `{projects}`. */
  readonly token: string;
  readonly label: string;
  /** `dollars` is a price in the brand's currency; it and `number` are stored as digits only. */
  readonly kind: 'text' | 'dollars' | 'number';
  readonly value: string;
  /** Value in the language that is written first, if this is a translation. */
  readonly untranslated?: string | undefined;
}

export type Facts = ReadonlyMap<string, Fact>;

/** Reference to a fact in place of a number. */
export type Token = `{${string}}`;

/** Brand content in which a fact can replace a number. */
export type WithTokens<Value> = Value extends number
  ? Value | Token
  : Value extends object
    ? { readonly [Name in keyof Value]: WithTokens<Value[Name]> }
    : Value;

export const tokenShape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Matches `{projects}`, or `{shop-shopify:plain}` with a format. */
const tokens = /\{([a-z][a-z0-9-]*)(?::([a-z]+))?\}/g;

const digits = (value: string): number => Number(value.replace(/[^\d.]/g, ''));

const grouped = (value: string): string => digits(value).toLocaleString('en-GB');

/** Formats by the name after the colon. */
const formats: Readonly<Record<string, (fact: Fact) => string>> = {
  /** Without currency: `150,000`. */
  plain: ({ value }) => grouped(value),
  /** In thousands: `150`. */
  thousands: ({ value }) => String(digits(value) / 1000),
  /** In tens of thousands, which Chinese counts in (萬): `15`. */
  wan: ({ value }) => String(digits(value) / 10_000),
  /** Numbers only, with what is between them: `4–8` of `4–8 weeks`, `15至60萬` of `15至60萬元`. */
  figures: ({ value }) => /\d[\d,.–-]*(?:至\d[\d,.]*)*[萬億]?/.exec(value)?.[0] ?? value,
  /** First of several parts: `9/F Signal House` of an address. */
  first: ({ value }) => value.split(', ')[0] ?? value,
  /** All parts but the last. */
  short: ({ value }) => value.split(', ').slice(0, -1).join(', ') || value,
  /** Capitalised, to start a line: `Launch in 2 months`. */
  capital: ({ value }) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
};

const formatUsual = (fact: Fact): string =>
  fact.kind === 'dollars' ? formatMoney(digits(fact.value)) : fact.kind === 'number' ? grouped(fact.value) : fact.value;

/** Fills facts into a text. Unknown tokens stay as written. */
export const interpolate = (words: string, facts: Facts): string =>
  words.replace(tokens, (written, token: string, way?: string) => {
    const fact = facts.get(token);
    if (!fact) return written;
    return way === undefined ? formatUsual(fact) : (formats[way]?.(fact) ?? written);
  });

/** Fills facts into all texts of a value, at any depth. Functions and numbers stay unchanged. */
export function interpolateAll<Value>(value: Value, facts: Facts): Value {
  if (typeof value === 'string') return interpolate(value, facts) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => interpolateAll(part, facts)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, interpolateAll(part, facts)])) as Value;
}

/** Returns each unknown token once: misspelt, or of a deleted fact. */
export const unknownTokens = (words: string, known: Pick<Facts, 'has'>): string[] => [
  ...new Set(
    [...words.matchAll(tokens)].flatMap(([written, token = '', way]) =>
      known.has(token) && (way === undefined || way in formats) ? [] : [written],
    ),
  ),
];

/** Returns the tokens in a text. */
export const tokensIn = (words: string): ReadonlySet<string> =>
  new Set([...words.matchAll(tokens)].map(([, token = '']) => token));

/** Formats a fact without a format name. */
export const formatFact = (fact: Fact): string => formatUsual(fact);

export const hasTokens = (words: string): boolean => words.includes('{');
