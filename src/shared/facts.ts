import { hongKongDollars } from './money.ts';

/** Something that is said in many places and kept in one: a claim, a price, a length of time. */
export interface Fact {
  /** Its name in copy: `{projects}`. */
  readonly token: string;
  readonly label: string;
  /** `dollars` and `number` are kept as digits alone. */
  readonly kind: 'text' | 'dollars' | 'number';
  readonly value: string;
}

export type Facts = ReadonlyMap<string, Fact>;

/** A fact in the place of a figure. */
export type Token = `{${string}}`;

/** What a brand writes down: a fact may stand for a figure. */
export type Said<Value> = Value extends number
  ? Value | Token
  : Value extends object
    ? { readonly [Name in keyof Value]: Said<Value[Name]> }
    : Value;

export const tokenShape = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** `{projects}`, or `{shop-shopify:plain}` where a fact is to be said another way. */
const tokens = /\{([a-z][a-z0-9-]*)(?::([a-z]+))?\}/g;

const digits = (value: string): number => Number(value.replace(/[^\d.]/g, ''));

const grouped = (value: string): string => digits(value).toLocaleString('en-GB');

/** Other ways to say a fact, by what stands behind its name. */
const ways: Readonly<Record<string, (fact: Fact) => string>> = {
  /** Without the currency: `150,000`. */
  plain: ({ value }) => grouped(value),
  /** In thousands: `150`. */
  thousands: ({ value }) => String(digits(value) / 1000),
  /** In tens of thousands, which Chinese counts in (萬): `15`. */
  wan: ({ value }) => String(digits(value) / 10_000),
  /** Nothing but its figures and what lies between: `4–8` of `4–8 weeks`. */
  figures: ({ value }) => /\d[\d,.–-]*/.exec(value)?.[0] ?? value,
  /** The first of several parts: `9/F Signal House` of an address. */
  first: ({ value }) => value.split(', ')[0] ?? value,
  /** Without the last of several parts. */
  short: ({ value }) => value.split(', ').slice(0, -1).join(', ') || value,
  /** At the beginning of a line: `Launch in 2 months`. */
  capital: ({ value }) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
};

const usual = (fact: Fact): string =>
  fact.kind === 'dollars'
    ? hongKongDollars(digits(fact.value))
    : fact.kind === 'number'
      ? grouped(fact.value)
      : fact.value;

/** The words with every fact in its place. What is no fact stays as it was written. */
export const said = (words: string, facts: Facts): string =>
  words.replace(tokens, (written, token: string, way?: string) => {
    const fact = facts.get(token);
    if (!fact) return written;
    return way === undefined ? usual(fact) : (ways[way]?.(fact) ?? written);
  });

/**
 * A value with all its words said, however deep they lie. Functions and figures stay what they are.
 */
export function saidThroughout<Value>(value: Value, facts: Facts): Value {
  if (typeof value === 'string') return said(value, facts) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => saidThroughout(part, facts)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, saidThroughout(part, facts)])) as Value;
}

/**
 * What is written like a fact and is none, each once: a slip of the pen, or a fact that is gone.
 */
export const unknownTokens = (words: string, known: Pick<Facts, 'has'>): string[] => [
  ...new Set(
    [...words.matchAll(tokens)].flatMap(([written, token = '', way]) =>
      known.has(token) && (way === undefined || way in ways) ? [] : [written],
    ),
  ),
];

/** The facts that these words name. */
export const tokensIn = (words: string): ReadonlySet<string> =>
  new Set([...words.matchAll(tokens)].map(([, token = '']) => token));

/** A fact as it stands in copy that says nothing else about it. */
export const saidAlone = (fact: Fact): string => usual(fact);

export const hasTokens = (words: string): boolean => words.includes('{');
