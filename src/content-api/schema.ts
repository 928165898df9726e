import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Payload } from 'payload';
import type { ApiToken } from '../cms/payload-types.ts';
import { readFacts } from '../cms/read-facts.ts';
import { RelatedRecords } from '../cms/related-records.ts';
import type { Reading } from '../content/payload/pages.ts';
import type { Facts } from '../shared/facts.ts';
import { entryResolvers, resolvers } from './resolvers.ts';
import { schemaText } from './schema-text.ts';
import type { Turns } from './turns.ts';

/** The token that a request carries; null for the public. */
export type ContentReader = (ApiToken & { collection: 'api-tokens' }) | null;

/** What every resolver can reach; one for each request. */
export interface ApiContext {
  readonly payload: Payload;
  /** Loads what entries point to. */
  readonly related: RelatedRecords;
  /** Shared by all requests; reads that take time go through it. */
  readonly turns: Turns;
  /** What copy names in braces, read once. */
  readonly facts: Reading['facts'];
  /** Where cases are kept by another host: pages show some. */
  readonly elsewhere: Reading['elsewhere'];
  /** Public origin, for absolute addresses in answers. */
  readonly siteUrl: string;
  /** The token's record; null for the public. */
  readonly reader: ContentReader;
}

export function apiContext(
  given: Pick<ApiContext, 'payload' | 'siteUrl' | 'reader' | 'elsewhere' | 'turns'>,
): ApiContext {
  const { payload, turns } = given;
  let reading: Promise<Facts> | undefined;
  const facts = () => {
    reading ??= turns.take(() => readFacts(payload));
    return reading;
  };
  return { ...given, facts, related: new RelatedRecords(payload, (work) => turns.take(work)) };
}

/** Builds the executable schema from `schema-text.ts`. */
export const contentApiSchema = (): GraphQLSchema =>
  createSchema<ApiContext>({
    typeDefs: schemaText,
    resolvers: {
      Query: resolvers,
      // The fifty block types have a shape each.
      JSON: new GraphQLScalarType({ name: 'JSON', serialize: (value) => value }),
      DateTime: new GraphQLScalarType<string>({
        name: 'DateTime',
        serialize: (value) => new Date(String(value)).toISOString(),
      }),
      works_Entry: entryResolvers,
      insights_Entry: entryResolvers,
    },
  });
