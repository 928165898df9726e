import { readFileSync } from 'node:fs';
import {
  GraphQLError,
  type GraphQLFieldResolver,
  GraphQLScalarType,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  Kind,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Payload } from 'payload';
import { brand } from '../brand/facts.ts';
import type { ApiToken } from '../cms/payload-types.ts';
import { readFacts } from '../cms/read-facts.ts';
import { RelatedRecords } from '../cms/related-records.ts';
import type { Reading } from '../content/payload/pages.ts';
import type { Facts } from '../shared/facts.ts';
import { phpDateFormat } from './php-date-format.ts';
import { QueryBudget } from './query-budget.ts';
import { entryResolvers, resolvers } from './resolvers.ts';
import { Turns } from './turns.ts';

/** The token that a request carries; null for the public. */
export type ContentReader = (ApiToken & { collection: 'api-tokens' }) | null;

/** What every resolver can reach. */
export interface ApiContext {
  readonly payload: Payload;
  /** Loads what entries point to; one for each request. */
  readonly related: RelatedRecords;
  /** Shared by all operations of one HTTP request. */
  readonly budget: QueryBudget;
  /** Likewise; whatever takes time is done here. */
  readonly turns: Turns;
  /** What copy names in braces, read once and paid for when a page is asked for its words. */
  readonly facts: Reading['facts'];
  /** Where cases are kept by another host: pages show some. */
  readonly elsewhere: Reading['elsewhere'];
  /** Public origin, for absolute addresses in answers. */
  readonly siteUrl: string;
  /** The token's record; null for the public. */
  readonly reader: ContentReader;
}

/** What reading the list of facts costs, in units of the budget. */
const factsCost = 50;

/** The context of one operation; those of a batch share what they may spend, and take turns. */
export function apiContext(
  payload: Payload,
  siteUrl: string,
  reader: ContentReader,
  {
    budget = new QueryBudget(),
    turns = new Turns(),
    elsewhere,
  }: Partial<Pick<ApiContext, 'budget' | 'turns' | 'elsewhere'>> = {},
): ApiContext {
  let reading: Promise<Facts> | undefined;
  const facts = () => {
    if (!reading) budget.spend(factsCost);
    reading ??= turns.take(() => readFacts(payload));
    return reading;
  };
  const related = new RelatedRecords(payload, (work) => turns.take(work));
  return { payload, siteUrl, reader, related, facts, elsewhere, budget, turns };
}

/** Characters of a date format: more than any date needs, and few enough that an answer cannot be blown up by them. */
const longestFormat = 64;

/** Characters of a date format that cost one unit of the budget: each may stand for 25 of the answer. */
const formatCharactersAUnit = 3;

/** Applies `@formatDateTime` of the query to a date field. */
const formatted: GraphQLFieldResolver<Record<string, unknown>, ApiContext> = (source, _args, { budget }, info) => {
  const value = source[info.fieldName];
  if (typeof value !== 'string') return null;
  const date = new Date(value);
  const directive = info.schema.getDirective('formatDateTime');
  const wish =
    directive && info.fieldNodes[0] && getDirectiveValues(directive, info.fieldNodes[0], info.variableValues);
  if (!wish) return date.toISOString();
  const timeZone = typeof wish.timezone === 'string' ? wish.timezone : brand.timeZone;
  const format = String(wish.format);
  if (format.length > longestFormat) throw new GraphQLError(`A date format has at most ${longestFormat} characters.`);
  budget.spend(format.length / formatCharactersAUnit);
  try {
    return phpDateFormat(date, format, timeZone);
  } catch {
    throw new GraphQLError(`Unknown time zone "${timeZone.slice(0, 40)}".`);
  }
};

/** Whoever writes a number where Craft's clients write a text, or the other way round, means the same. */
const queryArgument = new GraphQLScalarType<string>({
  name: 'QueryArgument',
  parseValue: (value) => {
    if (typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))) return String(value);
    throw new GraphQLError('A query argument is a text or a whole number.');
  },
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT) return node.value;
    throw new GraphQLError('A query argument is a text or a whole number.', { nodes: node });
  },
});

/** What a section is given, as it is: fifty kinds of them have a shape each. */
const json = new GraphQLScalarType({ name: 'JSON', serialize: (value) => value });

/** Builds the schema of `docs/content-api.graphql`, the one description of this API. */
export function contentApiSchema(): GraphQLSchema {
  const schema = createSchema<ApiContext>({
    typeDefs: readFileSync(new URL('../../docs/content-api.graphql', import.meta.url), 'utf8'),
    resolvers: {
      Query: resolvers,
      QueryArgument: queryArgument,
      JSON: json,
      works_Entry: entryResolvers,
      insights_Entry: entryResolvers,
    },
  });
  const dateTime = schema.getType('DateTime');
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.astNode?.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    for (const field of Object.values(type.getFields())) {
      if (getNamedType(field.type) === dateTime) field.resolve = formatted;
    }
  }
  return schema;
}
