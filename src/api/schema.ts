import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { Payload } from 'payload';
import type { ApiToken } from '../cms/payload-types.ts';
import { readFacts } from '../cms/records/read-facts.ts';
import { RelatedRecords } from '../cms/records/related-records.ts';
import type { Reading } from '../content/payload/pages.ts';
import type { Facts } from '../domain/facts.ts';
import { entryResolvers, resolvers } from './resolvers.ts';
import { schemaText } from './schema-text.ts';
import type { Turns } from './turns.ts';

/** API token of a request; null for the public. */
export type ContentReader = (ApiToken & { collection: 'api-tokens' }) | null;

/** Context of the resolvers, one per request. */
export interface ApiContext {
  readonly payload: Payload;
  /** Loads the references of entries. */
  readonly related: RelatedRecords;
  /** Queue shared by all requests; slow reads go through it. */
  readonly turns: Turns;
  /** Facts for the tokens in copy, read once per request. */
  readonly facts: Reading['facts'];
  /** Cases of another host, where one provides them; pages show some. */
  readonly elsewhere: Reading['elsewhere'];
  /** Public origin, for absolute addresses in responses. */
  readonly siteUrl: string;
  /** Record of the API token; null for the public. */
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
      // Sections are plain JSON: each of the fifty block types has its own shape.
      JSON: new GraphQLScalarType({ name: 'JSON', serialize: (value) => value }),
      DateTime: new GraphQLScalarType<string>({
        name: 'DateTime',
        serialize: (value) => new Date(String(value)).toISOString(),
      }),
      works_Entry: entryResolvers,
      insights_Entry: entryResolvers,
    },
  });
