import { GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { readFacts } from '../cms/records/read-facts.ts';
import { RelatedRecords } from '../cms/records/related-records.ts';
import type { Facts } from '../domain/facts.ts';
import type { ApiContext } from './context.ts';
import { entryResolvers, resolvers } from './resolvers.ts';
import { schemaText } from './schema-text.ts';

export function apiContext(
  given: Pick<ApiContext, 'payload' | 'siteUrl' | 'reader' | 'remoteWorks' | 'queue'>,
): ApiContext {
  const { payload, queue } = given;
  let reading: Promise<Facts> | undefined;
  const facts = () => {
    reading ??= queue.run(() => readFacts(payload));
    return reading;
  };
  return { ...given, facts, related: new RelatedRecords(payload, (work) => queue.run(work)) };
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
