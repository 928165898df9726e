import { GraphQLError, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Payload } from 'payload';
import { payloadIn } from '../cms/translations/translated-payload.ts';
import { firstLanguage } from '../domain/languages.ts';
import type { ApiContext, ContentReader } from './context.ts';
import { limitCost } from './cost.ts';
import { type AnswerApi, largestApiBody } from './lazy-api.ts';
import { QueryQueue } from './query-queue.ts';
import { apiContext, contentApiSchema } from './schema.ts';

/** Limit on lexical tokens of a request; refuses nesting that would overflow the parser. */
const maxTokens = 1000;

const limits: Plugin = {
  onParse: ({ setParseFn }) => {
    setParseFn((source, options) => parse(source, { ...options, maxTokens }));
    return ({ result, context }) => {
      if (!(result instanceof Error)) return limitCost(result, context.params);
      const { source, positions } = result instanceof GraphQLError ? result : {};
      throw new GraphQLError(result.message, { source, positions, extensions: { http: { status: 400 } } });
    };
  },
};

/**
 * Looks up the bearer token among the API tokens. Returns null without one, for an unknown one, and
 * for requests with `X-Published-Only`, which public sites send that read from this API.
 */
async function readerOf(payload: Payload, sent: Headers): Promise<ContentReader> {
  const key = /^Bearer\s+(\S+)$/i.exec(sent.get('authorization') ?? '')?.[1];
  if (!key || sent.has('x-published-only')) return null;
  const headers = new Headers({ authorization: `api-tokens API-Key ${key}` });
  const { user } = await payload.auth({ headers });
  return user?.collection === 'api-tokens' ? user : null;
}

/**
 * Creates the GraphQL server of the content API. Refuses too costly queries before execution.
 *
 * @param remoteWorks cases of another host, where one provides them; pages show some
 */
export function contentApiServer(
  payload: Payload,
  siteUrl: string,
  remoteWorks?: ApiContext['remoteWorks'],
): AnswerApi {
  const queue = new QueryQueue();
  const yoga = createYoga<object, ApiContext>({
    schema: contentApiSchema(),
    graphqlEndpoint: '/api',
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    logging: false,
    maxRequestBodySize: largestApiBody,
    plugins: [limits],
    context: async ({ request }) => {
      const reader = await readerOf(payload, request.headers);
      const read = reader ? payload : payloadIn(payload, firstLanguage);
      return apiContext({ payload: read, siteUrl, remoteWorks, queue, reader });
    },
  });
  return async (request) => yoga.fetch(request);
}
