import { type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql';
import type { Payload } from 'payload';
import { type ContentSource, ContentUnavailableError } from '../content/run-query.ts';
import { readJobs } from './jobs.ts';
import { apiContext, type ContentReader } from './schema.ts';

/** Content from the database of this very process: the same documents and the same schema as over HTTP, without HTTP. */
export function inProcessContentSource(
  schema: GraphQLSchema,
  payload: Payload,
  siteOrigin: string,
  reader: ContentReader = null,
): ContentSource {
  const parsed = new Map<string, DocumentNode>();
  const documentOf = (document: string): DocumentNode => {
    const known = parsed.get(document) ?? parse(document);
    parsed.set(document, known);
    return known;
  };
  const orUnavailable = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (cause) {
      throw new ContentUnavailableError(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
    }
  };
  return {
    siteOrigin,
    contentOrigin: siteOrigin,
    runQuery: ({ name, document }, variables = {}) =>
      orUnavailable(name, async () => {
        const contextValue = apiContext(payload, siteOrigin, reader);
        const result = await execute({
          schema,
          document: documentOf(document),
          operationName: name,
          variableValues: variables,
          contextValue,
        });
        const [error] = result.errors ?? [];
        if (error) throw error.originalError ?? error;
        return result.data;
      }),
    readJobs: () => orUnavailable('jobs', () => readJobs(payload)),
  };
}
