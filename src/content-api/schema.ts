import { readFileSync } from 'node:fs';
import {
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  Kind,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Payload } from 'payload';
import type { ApiToken } from '../cms/payload-types.ts';
import { brand } from '../site/brand.ts';
import { RelatedRecords } from './loaders.ts';
import { phpDateFormat } from './php-date-format.ts';
import { QueryBudget } from './query-budget.ts';
import { entryResolvers, resolvers } from './resolvers.ts';

/** The token that a request carries; null for the public. */
export type ContentReader = (ApiToken & { collection: 'api-tokens' }) | null;

/** What every resolver can reach. */
export interface ApiContext {
  readonly payload: Payload;
  /** Loads what entries point to; one for each request. */
  readonly related: RelatedRecords;
  readonly budget: QueryBudget;
  /** Public origin, for absolute addresses in answers. */
  readonly siteUrl: string;
  /** The token's record; null for the public. */
  readonly reader: ContentReader;
}

/** The context of one request. */
export function apiContext(payload: Payload, siteUrl: string, reader: ContentReader): ApiContext {
  return { payload, siteUrl, reader, related: new RelatedRecords(payload), budget: new QueryBudget() };
}

/** Applies `@formatDateTime` of the query to a date field. */
const formatted: GraphQLFieldResolver<Record<string, unknown>, ApiContext> = (source, _args, _context, info) => {
  const value = source[info.fieldName];
  if (typeof value !== 'string') return null;
  const date = new Date(value);
  const directive = info.schema.getDirective('formatDateTime');
  const wish =
    directive && info.fieldNodes[0] && getDirectiveValues(directive, info.fieldNodes[0], info.variableValues);
  if (!wish) return date.toISOString();
  const timeZone = typeof wish.timezone === 'string' ? wish.timezone : brand.timeZone;
  try {
    return phpDateFormat(date, String(wish.format), timeZone);
  } catch {
    throw new GraphQLError(`Unknown time zone "${timeZone}".`);
  }
};

/** Builds the schema of `docs/content-api.graphql`, the one description of this API. */
export function contentApiSchema(): GraphQLSchema {
  const schema = createSchema<ApiContext>({
    typeDefs: readFileSync(new URL('../../docs/content-api.graphql', import.meta.url), 'utf8'),
    resolvers: { Query: resolvers, works_Entry: entryResolvers, insights_Entry: entryResolvers },
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
